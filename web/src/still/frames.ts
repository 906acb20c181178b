// In a page that was written to a file: a frame for every board, with a width and a height of its own. Boards are laid
// out by the size of their window, so each has one; what does not fit the page is drawn smaller.

interface Client {
  script: string;
  style: string;
}

/** How large the window of a board is on a desk: whatever stands beside the board has room there. */
const DESK: [width: number, height: number] = [1280, 840];
/** Below that a board is laid out as on a phone. */
const NARROW = 640;
/** How wide a sheet of paper is, of whatever country. */
const PAPER = 680;

const client = JSON.parse(document.querySelector('script.client')?.textContent ?? 'null') as Client | null;
for (const figure of document.querySelectorAll('figure')) {
  const told = figure.querySelector('script.told')?.textContent;
  if (client && told) draw(figure, client, told);
}

function draw(figure: HTMLElement, { script, style }: Client, told: string): void {
  const room = document.createElement('div');
  const frame = document.createElement('iframe');
  room.className = 'board';
  frame.inert = true;
  frame.title = figure.querySelector('figcaption')?.textContent ?? '';
  frame.srcdoc = '<!doctype html><title></title>';
  frame.addEventListener('load', () => {
    put(frame, 'style', {}, style);
    put(frame, 'script', { id: 'told', type: 'application/json' }, told);
    put(frame, 'script', { type: 'module' }, script);
  });
  frame.addEventListener('drawn', (event) => {
    fit(room, frame, Number((event as CustomEvent).detail));
    room.classList.add('drawn');
    figure.querySelector('details')?.removeAttribute('open');
  });
  room.append(frame);
  figure.prepend(room);
}

function put(frame: HTMLIFrameElement, tag: string, attributes: object, text: string): void {
  const page = frame.contentDocument;
  const made = page?.createElement(tag);
  if (!page || !made) return;
  Object.assign(made, attributes);
  made.textContent = text;
  page.head.append(made);
}

/** Keep a frame as wide as the page and as high as its board, which is drawn no narrower than it can be. */
function fit(room: HTMLElement, frame: HTMLIFrameElement, least: number): void {
  const board = frame.contentDocument?.querySelector<HTMLElement>('.still');
  if (!board) return;
  const settle = (wide: number): void => {
    const width = wide >= NARROW ? DESK[0] : Math.max(least, wide);
    frame.style.width = `${width}px`;
    const high = Math.ceil(board.getBoundingClientRect().height);
    frame.style.height = `${Math.max(DESK[1], high)}px`;
    frame.style.transform = `scale(${wide / width})`;
    room.style.height = `${(high * wide) / width}px`;
  };
  const onScreen = (): void => settle(room.clientWidth);
  const sizes = new ResizeObserver(onScreen);
  sizes.observe(room);
  sizes.observe(board);
  addEventListener('beforeprint', () => settle(PAPER));
  addEventListener('afterprint', onScreen);
  onScreen();
}
