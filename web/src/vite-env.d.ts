/// <reference types="svelte" />
/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** `page` where the house is in the page itself; else it is on a server. */
  readonly VITE_HOUSE?: string;
  /** The folder of the page's Python. */
  readonly VITE_PYTHON?: string;
}
