// Who the reader is, on this device and on others: what the server says of it, and what can be done about it.

import { house } from '../protocol/house';
import { beginAnew } from '../nav.svelte';
import { quiet } from '../news/push';
import { prefs } from '../prefs.svelte';
import { get, post, put, Refused, remove } from '../protocol/server';
import type { Carry, Identity } from '../protocol/types';
import { t } from '../text/fluent.svelte';
import { bring, make } from './passkeys';

interface Me {
  known: boolean;
  name: string;
}

export class Self {
  identity = $state.raw<Identity | null>(null);
  name = $state('');
  problem = $state('');
  done = $state('');
  busy = $state(false);
  /** What makes this device another person, once it is said what becomes of its seats. */
  secret = $state('');

  async look(): Promise<void> {
    await this.try(async () => {
      const { name } = await get<Me>('/me');
      this.name ||= name || prefs.name; // whoever was quicker has typed another one meanwhile
      if (house.company) this.identity = await get<Identity>('/me/devices');
    });
  }

  /** Do something; what is refused is said, and nothing is done twice at once. */
  async try(work: () => Promise<void>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.problem = this.done = '';
    try {
      await work();
    } catch (error) {
      this.problem = (error as Error).message || t('problem-unknown');
    } finally {
      this.busy = false;
    }
  }

  /** What the reader is called here is what they are called elsewhere. */
  private async introduced(): Promise<void> {
    const me = await get<Me>('/me');
    if (!me.name && prefs.name) await put('/me', { name: prefs.name });
  }

  keepName = (): Promise<void> =>
    this.try(async () => {
      this.name = prefs.name = (await put<Me>('/me', { name: this.name })).name;
      prefs.introduced = true;
      if (house.company) this.identity = await get<Identity>('/me/devices');
      this.done = t('me-name-kept');
    });

  async carry(): Promise<Carry | null> {
    let carry: Carry | null = null;
    await this.try(async () => {
      await this.introduced();
      carry = await post<Carry>('/me/carry');
      this.identity = await get<Identity>('/me/devices');
    });
    return carry;
  }

  revoke = (id: string, here: boolean): Promise<void> =>
    this.try(async () => {
      await remove(`/me/devices/${id}`);
      if (here) {
        await quiet();
        return beginAnew('/');
      }
      this.identity = await get<Identity>('/me/devices');
    });

  addPasskey = (): Promise<void> =>
    this.try(() =>
      this.proved(async () => {
        await this.introduced();
        const { options } = await post<{ options: never }>('/me/passkeys/ask');
        const credential = await make(options);
        if (!credential) return;
        await post('/me/passkeys', { credential });
        this.identity = await get<Identity>('/me/devices');
        this.done = t('passkey-made');
      }),
    );

  removePasskey = (id: string): Promise<void> =>
    this.try(() =>
      this.proved(async () => {
        await remove(`/me/passkeys/${id}`);
        this.identity = await get<Identity>('/me/devices');
      }),
    );

  async codes(): Promise<string[]> {
    let codes: string[] = [];
    await this.try(() =>
      this.proved(async () => {
        await this.introduced();
        codes = (await post<{ codes: string[] }>('/me/codes')).codes;
        this.identity = await get<Identity>('/me/devices');
      }),
    );
    return codes;
  }

  signIn = (): Promise<void> =>
    this.try(async () => {
      this.secret = (await this.brought()) ?? '';
    });

  recover = (code: string): Promise<void> =>
    this.try(async () => {
      this.secret = (await post<{ secret: string }>('/me/recover', { code })).secret;
    });

  forget = (): Promise<void> =>
    this.try(() =>
      this.proved(async () => {
        const { word } = await post<{ word: string }>('/me/farewell');
        await post('/me/forget', { word });
        await quiet();
        prefs.name = '';
        prefs.introduced = false;
        beginAnew('/');
      }),
    );

  /** Do what needs a passkey that was brought just now: whoever has not is asked for it. */
  private async proved(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      if (!(error instanceof Refused) || error.problem.code !== 'error-prove') throw error;
      const secret = await this.brought();
      if (!secret) throw error;
      await post('/me/carry/take', { secret });
      await work();
    }
  }

  private async brought(): Promise<string | null> {
    const { options } = await post<{ options: never }>('/me/sign-in/ask');
    const credential = await bring(options);
    if (!credential) return null;
    return (await post<{ secret: string }>('/me/sign-in', { credential })).secret;
  }
}
