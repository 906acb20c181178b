// What part of the board is in sight: moved by Ctrl and wheel, drag, pinch, keys and jumps. One transform, nothing is
// drawn anew. On a phone the board is as high as it is, and the page scrolls over it: only sideways it is moved.

import { HEIGHT, PARTS, WIDTH, type Area } from './spaces';

const CLOSEST = 2.6;
const MARGIN = 24;
const SLACK = 5;
const LINE = 18;

export class Camera {
  x = $state(0);
  y = $state(0);
  /** Pixels a unit of the board. */
  k = $state(1);
  moving = $state(false);
  /** The part a reader has jumped to. */
  part = $state('');
  /** On a phone: up and down is the page's. */
  flows = $state(false);
  /** What of the window can be seen on a phone: from and to, in pixels. */
  seen = $state<[number, number]>([0, 0]);
  /** On a phone: scroll the page to a part of the window, or by so much once it is drawn. */
  scroll: (move: { to?: [top: number, bottom: number]; by?: number }) => void = () => undefined;
  width = 0;
  height = 0;

  get transform(): string {
    return `translate(${this.x}px, ${this.y}px) scale(${this.k})`;
  }

  get fit(): number {
    return this.width / WIDTH || 1;
  }

  get whole(): boolean {
    return this.k <= this.fit * 1.001;
  }

  /** The window on the board in its own units. */
  get sight(): Area {
    const [top, low] = this.flows ? this.seen : [-this.y, this.height - this.y];
    return [-this.x / this.k, top / this.k, this.width / this.k, (low - top) / this.k];
  }

  resize(width: number, height: number): void {
    const whole = this.width === 0 || this.whole;
    const grown = this.width === 0 ? 1 : width / this.width;
    [this.width, this.height] = [width, height];
    const part = PARTS[this.part];
    if (part) this.show(part, this.part);
    else {
      this.k = whole ? this.fit : Math.max(this.fit, this.k * grown);
      this.clamp();
    }
  }

  pan(dx: number, dy: number): void {
    this.x += dx;
    this.y += this.flows ? 0 : dy;
    this.part = '';
    this.clamp();
  }

  zoom(factor: number, cx = this.width / 2, cy = this.height / 2): void {
    const before = this.k;
    this.k = Math.min(CLOSEST, Math.max(this.fit, this.k * factor));
    const q = this.k / before;
    this.x = cx - (cx - this.x) * q;
    if (this.flows) this.scroll({ by: cy * (q - 1) });
    else this.y = cy - (cy - this.y) * q;
    this.part = '';
    this.clamp();
  }

  all(): void {
    this.k = this.fit;
    this.part = '';
    this.clamp();
  }

  /** Show an area as large as it fits, its top first. */
  show([x, y, w, h]: Area, part = ''): void {
    const wide = this.width / w;
    const low = !this.flows && h * wide > this.height && h < 200;
    this.k = Math.min(CLOSEST, Math.max(this.fit, low ? this.height / h : wide));
    this.x = (this.width - w * this.k) / 2 - x * this.k;
    if (this.flows) this.scroll({ to: [y * this.k, (y + h) * this.k] });
    else this.y = h * this.k <= this.height ? (this.height - h * this.k) / 2 - y * this.k : -y * this.k;
    this.part = part;
    this.clamp();
  }

  /** Move so little that a box, in pixels of the window, comes into sight. */
  reveal(left: number, top: number, right: number, bottom: number): void {
    const dx = left < 0 ? MARGIN - left : right > this.width ? this.width - right - MARGIN : 0;
    const dy = top < 0 ? MARGIN - top : bottom > this.height ? this.height - bottom - MARGIN : 0;
    if (dx || dy) this.pan(dx, dy);
  }

  private clamp(): void {
    const room = (span: number, size: number, at: number): number =>
      span <= size ? (size - span) / 2 : Math.min(MARGIN, Math.max(size - span - MARGIN, at));
    this.x = this.whole ? 0 : room(WIDTH * this.k, this.width, this.x);
    this.y = this.flows || HEIGHT * this.k <= this.height + 1 ? 0 : room(HEIGHT * this.k, this.height, this.y);
  }
}

/** An action: drag, pinch, and the wheel with Ctrl move the camera; a drag is no click. The wheel alone scrolls: the
    board where it is larger than its window, then the page. */
export function steer(node: HTMLElement, camera: Camera): { destroy(): void } {
  const fingers = new Map<number, [number, number]>();
  let dragged = false;
  const at = (event: MouseEvent): [number, number] => {
    const box = node.getBoundingClientRect();
    return [event.clientX - box.left, event.clientY - box.top];
  };
  const wheel = (event: WheelEvent): void => {
    if (event.ctrlKey) {
      event.preventDefault();
      camera.zoom(event.deltaY > 0 ? 0.89 : 1.12, ...at(event));
      return;
    }
    const step = event.deltaMode ? LINE : 1;
    const [x, y] = [camera.x, camera.y];
    if (!camera.whole && !camera.flows) camera.pan(-event.deltaX * step, -event.deltaY * step);
    if (camera.x !== x || camera.y !== y) event.preventDefault();
  };
  const down = (event: PointerEvent): void => {
    if (event.button || event.defaultPrevented) return;
    if (!fingers.size) dragged = false;
    fingers.set(event.pointerId, at(event));
  };
  const move = (event: PointerEvent): void => {
    const from = fingers.get(event.pointerId);
    if (!from) return;
    const to = at(event);
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
    if (!dragged && Math.hypot(dx, dy) < SLACK) return;
    if (!dragged) {
      dragged = true;
      camera.moving = true;
      node.setPointerCapture(event.pointerId);
    }
    const other = [...fingers].find(([finger]) => finger !== event.pointerId)?.[1];
    if (other) {
      const before = Math.hypot(from[0] - other[0], from[1] - other[1]);
      const after = Math.hypot(to[0] - other[0], to[1] - other[1]);
      if (before && after) camera.zoom(after / before, (to[0] + other[0]) / 2, (to[1] + other[1]) / 2);
    } else camera.pan(dx, dy);
    fingers.set(event.pointerId, to);
  };
  const up = (event: PointerEvent): void => {
    fingers.delete(event.pointerId);
    if (!fingers.size) camera.moving = false;
  };
  const click = (event: MouseEvent): void => {
    if (!dragged) return;
    dragged = false;
    event.preventDefault();
    event.stopPropagation();
  };
  const focused = (event: FocusEvent): void => {
    const stop = event.target as Element;
    if (!stop.matches('[data-stop]:focus-visible')) return;
    const box = stop.getBoundingClientRect();
    const window = node.getBoundingClientRect();
    camera.reveal(box.left - window.left, box.top - window.top, box.right - window.left, box.bottom - window.top);
  };
  const sizes = new ResizeObserver(() => camera.resize(node.clientWidth, node.clientHeight));
  sizes.observe(node);
  camera.resize(node.clientWidth, node.clientHeight);
  // Two fingers zoom the board: they must not begin to scroll the page.
  const pinch = (event: TouchEvent): void => {
    if (event.touches.length > 1) event.preventDefault();
  };
  node.addEventListener('wheel', wheel, { passive: false });
  node.addEventListener('touchmove', pinch, { passive: false });
  node.addEventListener('pointerdown', down);
  node.addEventListener('pointermove', move);
  node.addEventListener('click', click, true);
  node.addEventListener('focusin', focused);
  for (const end of ['pointerup', 'pointercancel'] as const) window.addEventListener(end, up);
  return {
    destroy() {
      sizes.disconnect();
      for (const end of ['pointerup', 'pointercancel'] as const) window.removeEventListener(end, up);
    },
  };
}
