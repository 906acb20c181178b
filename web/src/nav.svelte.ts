// Where the reader is: the path of the page, without a router's weight.

import { house } from './protocol/house';

export const place = $state(house.place());

function arrive(): void {
  Object.assign(place, house.place());
}

/** The address of a page of the house, for a link. */
export const pageAt = (path: string): string => house.page(path);

/** The whole address of a page, to be sent to somebody. */
export const wholeAddress = (path: string): string => new URL(pageAt(path), document.baseURI).href;

export function go(to: string, replace = false): void {
  history[replace ? 'replaceState' : 'pushState'](null, '', pageAt(to));
  arrive();
  if (!replace) scrollTo(0, 0);
}

/** Leave everything behind and begin anew: the reader is somebody else now. */
export function beginAnew(path: string): void {
  location.assign(pageAt(path));
}

/** A place on this very page, which keeps its address. */
function jump(id: string): void {
  const found = document.getElementById(decodeURIComponent(id));
  found?.scrollIntoView();
  found?.focus();
}

/** Links inside the house change the page without loading it again. */
export function listen(): () => void {
  const click = (event: MouseEvent): void => {
    const link = (event.target as Element | null)?.closest?.('a[href]') as HTMLAnchorElement | null;
    if (!link || event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
    if (link.origin !== location.origin || link.target || link.hasAttribute('download')) return;
    const wanted = link.getAttribute('href') ?? '';
    const hashed = pageAt('/') !== '/';
    if (hashed) {
      if (!wanted.startsWith('#')) return;
      event.preventDefault();
      if (wanted.startsWith('#/')) go(wanted.slice(1));
      else jump(wanted.slice(1));
      return;
    }
    if (link.pathname.startsWith('/api/') || wanted.startsWith('#')) return;
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
  };
  document.addEventListener('click', click);
  addEventListener('popstate', arrive);
  return () => {
    document.removeEventListener('click', click);
    removeEventListener('popstate', arrive);
  };
}
