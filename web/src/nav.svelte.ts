// Where the reader is: the path of the page, without a router's weight.

export const place = $state({ path: location.pathname, query: location.search });

function arrive(): void {
  place.path = location.pathname;
  place.query = location.search;
}

export function go(to: string, replace = false): void {
  history[replace ? 'replaceState' : 'pushState'](null, '', to);
  arrive();
  if (!replace) scrollTo(0, 0);
}

/** Links inside the house change the page without loading it again. */
export function listen(): () => void {
  const click = (event: MouseEvent): void => {
    const link = (event.target as Element | null)?.closest?.('a[href]') as HTMLAnchorElement | null;
    if (!link || event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
    if (link.origin !== location.origin || link.target || link.hasAttribute('download')) return;
    if (link.pathname.startsWith('/api/') || link.getAttribute('href')?.startsWith('#')) return;
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
