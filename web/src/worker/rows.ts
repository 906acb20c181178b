// The games of this browser, in IndexedDB: texts under keys, written together or not at all.

const NAME = 'vernissage';
const STORE = 'rows';

interface Wanted {
  keys?: string[];
  prefix?: string;
}

interface Change {
  rows: Record<string, string>;
  drop: string[];
  /** What some keys must still hold. */
  only: Record<string, string | null>;
}

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE);
    request.onsuccess = () => {
      const database = request.result;
      database.onversionchange = () => database.close(); // a newer page wants to change it
      resolve(database);
    };
    request.onerror = () => reject(request.error ?? new Error('IndexedDB'));
    request.onblocked = () => reject(new Error('blocked'));
  });
}

const after = <T>(request: IDBRequest<T>, then: (found: T) => void): void => {
  request.onsuccess = () => then(request.result);
};

export class Rows {
  private database: Promise<IDBDatabase> | null = null;

  private async store(mode: IDBTransactionMode): Promise<[IDBObjectStore, IDBTransaction]> {
    this.database ??= open();
    try {
      const transaction = (await this.database).transaction(STORE, mode, { durability: 'strict' });
      return [transaction.objectStore(STORE), transaction];
    } catch {
      this.database = open(); // it was closed behind our back
      const transaction = (await this.database).transaction(STORE, mode, { durability: 'strict' });
      return [transaction.objectStore(STORE), transaction];
    }
  }

  async read(wanted: Wanted): Promise<Record<string, string>> {
    const [store, transaction] = await this.store('readonly');
    const found: Record<string, string> = {};
    for (const key of wanted.keys ?? []) {
      after(store.get(key) as IDBRequest<string | undefined>, (text) => {
        if (text !== undefined) found[key] = text;
      });
    }
    if (wanted.prefix !== undefined) {
      const range = IDBKeyRange.bound(wanted.prefix, `${wanted.prefix}\uffff`);
      after(store.getAllKeys(range), (keys) =>
        after(store.getAll(range) as IDBRequest<string[]>, (texts) =>
          keys.forEach((key, i) => (found[String(key)] = texts[i])),
        ),
      );
    }
    await ended(transaction);
    return found;
  }

  /** Write a change, and wait until the browser has kept it: `done`, `moved`, `full` or what else was wrong. */
  async write(change: Change): Promise<string> {
    try {
      const [store, transaction] = await this.store('readwrite');
      const conditions = Object.entries(change.only);
      let open = conditions.length;
      let moved = false;
      const put = (): void => {
        if (moved) return transaction.abort();
        for (const [key, text] of Object.entries(change.rows)) store.put(text, key);
        for (const key of change.drop) store.delete(key);
      };
      for (const [key, text] of conditions) {
        after(store.get(key) as IDBRequest<string | undefined>, (found) => {
          moved ||= (found ?? null) !== text;
          if (--open === 0) put();
        });
      }
      if (!conditions.length) put();
      try {
        await ended(transaction);
      } catch (error) {
        if (moved) return 'moved';
        throw error;
      }
      return 'done';
    } catch (error) {
      return (error as Error | null)?.name === 'QuotaExceededError' ? 'full' : String(error);
    }
  }
}

function ended(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error('aborted'));
  });
}
