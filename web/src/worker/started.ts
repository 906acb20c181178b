// An interpreter that has started, as this browser keeps it: its memory, as it is, because to unpack it takes three times
// as long as to read it. A page that finds none starts Python as on the first day. It is only a convenience: whatever is
// wrong with it, it is forgotten, and it makes room for games.

/** The memory of an interpreter, and what the libraries that were linked to it are called there. */
export interface Started {
  memory: Uint8Array<ArrayBuffer>;
  libraries: Record<string, string>;
}

const FOLDER = import.meta.env.VITE_PYTHON as string;
/** Raised when an interpreter is made ready in another way, by the same files. */
const SHAPE = 2;
const LIBRARIES = 'X-Libraries';
const SUM = 'X-Sum';
/** How much room must be left for games, in bytes, beside an interpreter. */
const ROOM = 100_000_000;

/** Of the pages under this path alone: others may lie under other paths of the same origin (news-worker.js). */
const ours = (): string => `vernissage ${new URL('../', self.location.href).pathname} started `;
const name = (): string => ours() + FOLDER;
/** Another browser, or a newer one, may make something else of the same memory. */
const key = (): string =>
  new URL(`../${FOLDER}/started-${SHAPE}?${encodeURIComponent(navigator.userAgent)}`, self.location.href).href;
const kept = async (): Promise<Response | undefined> => caches.match(key(), { cacheName: name() });

/** Whether one of these very files is kept here. */
export const isKept = async (): Promise<boolean> => (await kept().catch(() => undefined)) !== undefined;

/** The interpreter that is kept here, if there is one of these very files, whole. */
export async function recalled(): Promise<Started | null> {
  try {
    const found = await kept();
    if (!found) return null;
    const memory = new Uint8Array(await found.arrayBuffer());
    if (found.headers.get(SUM) !== sum(memory)) throw new Error('cut short or changed');
    return { memory, libraries: JSON.parse(found.headers.get(LIBRARIES) ?? '') as Record<string, string> };
  } catch {
    await forget();
    return null;
  }
}

/** Forget it; whether there was one. */
export async function forget(): Promise<boolean> {
  try {
    const old = (await caches.keys()).filter((one) => one.startsWith(ours()));
    return (await Promise.all(old.map((one) => caches.delete(one)))).includes(true);
  } catch {
    return false;
  }
}

/** Whether it would take no room that games may want; who does not know that keeps none. */
async function room(size: number): Promise<boolean> {
  const { quota = 0, usage = 0 } = await navigator.storage.estimate();
  return quota - usage > ROOM + size;
}

/** A number that is another one when bytes are missing or changed, found in a few milliseconds. */
function sum(bytes: Uint8Array<ArrayBuffer>): string {
  let of = bytes.length;
  const words = new Uint32Array(bytes.buffer, bytes.byteOffset, bytes.length >> 2);
  for (let i = 0; i < words.length; i++) of = (Math.imul(of, 31) + words[i]) | 0;
  for (let i = words.length << 2; i < bytes.length; i++) of = (Math.imul(of, 31) + bytes[i]) | 0;
  return String(of);
}

/** Keep an interpreter, instead of any other that was kept; whether it is kept now. */
export async function keep(started: Started): Promise<boolean> {
  try {
    if (!(await room(started.memory.length))) return false;
    const headers = { [LIBRARIES]: JSON.stringify(started.libraries), [SUM]: sum(started.memory) };
    await forget();
    await (await caches.open(name())).put(key(), new Response(started.memory, { headers }));
    return true;
  } catch {
    await forget();
    return false;
  }
}
