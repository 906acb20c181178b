// One tip at a time: why something cannot be chosen, or what a thing is. On hover, focus, and long press.

export interface Tip {
  title: string;
  text: string;
  note?: string;
  lock?: boolean;
  /** Beside the part of the board that holds the thing, so that its neighbours stay in sight. */
  beside?: boolean;
}

export const shown = $state<{ tip: Tip | null; box: DOMRect | null; node: HTMLElement | SVGElement | null }>({
  tip: null,
  box: null,
  node: null,
});

/** What was asked about may have moved. */
export function follow(): void {
  if (shown.node) shown.box = shown.node.getBoundingClientRect();
}

export function hide(): void {
  shown.tip = null;
}

const LONG_PRESS = 450;
/** A refusal answers at once; what a thing is, only who stays on it. */
const LINGER = 350;

/** An action: show a tip for a node; without one nothing happens. */
export function tip(
  node: HTMLElement | SVGElement,
  content: Tip | null,
): { update(next: Tip | null): void; destroy(): void } {
  let now = content;
  let open = false;
  let press: ReturnType<typeof setTimeout> | undefined;

  const show = (): void => {
    if (!now) return;
    shown.tip = now;
    shown.node = node;
    follow();
    open = true;
  };
  // An element that is taken away while the page is drawn loses its focus then, when no state may change: so, a moment later.
  const leave = (): void => {
    clearTimeout(press);
    if (open) queueMicrotask(() => shown.node === node && hide());
    open = false;
  };
  const listeners: Record<string, (event: Event) => void> = {
    pointerenter: (event) => {
      if ((event as PointerEvent).pointerType === 'mouse') press = setTimeout(show, now?.lock ? 0 : LINGER);
    },
    pointerleave: (event) => (event as PointerEvent).pointerType === 'mouse' && leave(),
    pointerdown: (event) => {
      if ((event as PointerEvent).pointerType !== 'mouse') press = setTimeout(show, LONG_PRESS);
    },
    pointerup: () => clearTimeout(press),
    pointercancel: () => clearTimeout(press),
    focus: () => node.matches(':focus-visible') && show(),
    blur: leave,
    click: () => node.getAttribute('aria-disabled') === 'true' && show(),
    contextmenu: (event) => now && event.preventDefault(),
  };
  for (const [name, listener] of Object.entries(listeners)) node.addEventListener(name, listener);
  return {
    update(next) {
      now = next;
      if (open && next) queueMicrotask(show);
      else leave();
    },
    destroy() {
      leave();
      for (const [name, listener] of Object.entries(listeners)) node.removeEventListener(name, listener);
    },
  };
}
