// One tip at a time: why something cannot be chosen, or what a thing is. On hover, focus, and long press.
//
// A finger that stays on a thing reads: the tip opens, and letting go chooses nothing. It stays until a tap anywhere, until
// the finger or the table moves on, or until an answer is given. A finger that moves pans, and opens none.

import { untrack } from 'svelte';

export interface Tip {
  title: string;
  text: string;
  note?: string;
  lock?: boolean;
  /** What choosing the thing would change. */
  changes?: readonly { name: string; from: number; to: number }[];
  /** Beside the part of the board that holds the thing, so that its neighbours stay in sight. */
  beside?: boolean;
}

interface Shown {
  tip: Tip | null;
  box: DOMRect | null;
  node: HTMLElement | SVGElement | null;
  /** Whether a finger opened it: it stays until the next press. */
  touch: boolean;
}

/** The id of the tip's words: whoever has the focus hears them too. */
export const TIP = 'tip';

export const shown = $state<Shown>({ tip: null, box: null, node: null, touch: false });

/** What was asked about may have moved; what a finger asked about is left behind then. */
export function follow(event?: Event): void {
  if (!shown.tip || !shown.node) return;
  const whole = !(event?.target instanceof Element) || event.target.contains(shown.node);
  if (shown.touch && whole) hide();
  else shown.box = shown.node.getBoundingClientRect();
}

/** Tell something about a thing. */
export function tell(node: HTMLElement | SVGElement, what: Tip, touch: boolean): void {
  shown.node?.removeAttribute('aria-describedby');
  node.setAttribute('aria-describedby', TIP);
  shown.tip = what;
  shown.node = node;
  shown.touch = touch;
  shown.box = node.getBoundingClientRect();
}

export function hide(): void {
  shown.node?.removeAttribute('aria-describedby');
  shown.tip = null;
  shown.touch = false;
}

const LONG_PRESS = 450;
/** A refusal answers at once; what a thing is, only who stays on it. */
const LINGER = 350;
/** How far a finger that stays may tremble. */
const SLACK = 10;

/** A finger on a thing. */
interface Press {
  down: PointerEvent;
  timer: ReturnType<typeof setTimeout>;
  /** Whether there is anything to read. */
  told: boolean;
}

let press: Press | null = null;
/** Whether the finger has read, so that letting go is no click. */
let read = false;
/** The thing whose tip the latest tap has closed. */
let closed: Element | null = null;

function lift(): void {
  if (press) clearTimeout(press.timer);
  press = null;
}

function hold(down: PointerEvent, told: boolean, show: () => void): void {
  if (press?.down === down && press.told) return; // a thing within a thing: the inner one is meant
  lift();
  const timer = setTimeout(() => {
    read = true;
    show();
  }, LONG_PRESS);
  press = { down, timer, told };
}

function watch(): void {
  const on = <K extends keyof WindowEventMap>(name: K, listener: (event: WindowEventMap[K]) => void): void =>
    window.addEventListener(name, listener, { capture: true, passive: name !== 'click' });
  on('pointerdown', (event) => {
    lift();
    read = false;
    closed = shown.touch ? shown.node : null;
    if (shown.touch || event.pointerType !== 'mouse') hide();
  });
  on('pointermove', (event) => {
    if (!press || event.pointerId !== press.down.pointerId) return;
    if (Math.hypot(event.clientX - press.down.clientX, event.clientY - press.down.clientY) <= SLACK) return;
    if (shown.touch) hide();
    lift();
  });
  on('pointerup', lift);
  on('pointercancel', lift);
  on('click', (event) => {
    if (!read) return;
    read = false;
    event.preventDefault();
    event.stopImmediatePropagation();
  });
}
if (typeof window !== 'undefined') watch();

/** An action: show a tip for a node; without one nothing happens. */
export function tip(
  node: HTMLElement | SVGElement,
  content: Tip | null,
): { update(next: Tip | null): void; destroy(): void } {
  let now = content;
  let linger: ReturnType<typeof setTimeout> | undefined;
  let byTouch = false;

  // Whoever draws the thing must not be drawn again because its tip opens.
  const open = (): boolean => untrack(() => shown.tip !== null && shown.node === node);
  const show = (touch: boolean): void => {
    if (now) tell(node, now, touch);
  };
  // An element that is taken away while the page is drawn loses its focus then, when no state may change: so, a moment later.
  const leave = (): void => {
    clearTimeout(linger);
    queueMicrotask(() => open() && hide());
  };
  const listeners: Record<string, (event: Event) => void> = {
    pointerenter: (event) => {
      if ((event as PointerEvent).pointerType === 'mouse')
        linger = setTimeout(() => show(false), now?.lock ? 0 : LINGER);
    },
    pointerleave: (event) => (event as PointerEvent).pointerType === 'mouse' && leave(),
    pointerdown: (event) => {
      byTouch = (event as PointerEvent).pointerType !== 'mouse';
      if (byTouch) hold(event as PointerEvent, now !== null, () => show(true));
    },
    focus: () => node.matches(':focus-visible') && show(false),
    blur: () => !shown.touch && leave(),
    click: () => {
      if (node.getAttribute('aria-disabled') === 'true' && !(byTouch && closed === node)) show(byTouch);
    },
    contextmenu: (event) => (now || read) && event.preventDefault(),
  };
  for (const [name, listener] of Object.entries(listeners)) node.addEventListener(name, listener);
  return {
    update(next) {
      now = next;
      const still = open();
      if (still && next) queueMicrotask(() => open() && show(shown.touch));
      else if (still) leave();
    },
    destroy() {
      leave();
      for (const [name, listener] of Object.entries(listeners)) node.removeEventListener(name, listener);
    },
  };
}
