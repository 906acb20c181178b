// Which tabs of this browser are open: each holds a lock as long as it lives, however it ends.

const PREFIX = 'vernissage tab ';
const me = PREFIX + crypto.getRandomValues(new Uint32Array(4)).join('-');

/** Held until this tab is gone; a browser without locks, or where pages are not secure, knows nothing of tabs. */
const held = new Promise<boolean>((resolve) => {
  const locks = self.navigator.locks as LockManager | undefined;
  if (!locks) return resolve(false);
  const forEver = (): Promise<void> => {
    resolve(true);
    return new Promise(() => undefined);
  };
  locks.request(me, forEver).catch(() => resolve(false));
});

/** This tab, and all that are open, if that is known. */
export async function openTabs(): Promise<{ me: string; open: string[] | null }> {
  if (!(await held)) return { me, open: null };
  const { held: all = [] } = await navigator.locks.query();
  return { me, open: all.flatMap(({ name = '' }) => (name.startsWith(PREFIX) ? [name] : [])) };
}
