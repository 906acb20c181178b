// The signs of the interface and of the games, on a grid of 24, in the colour of the text.

const line = (d: string, width = 2): string =>
  `<path d="${d}" fill="none" stroke="currentColor" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
const solid = (d: string): string => `<path d="${d}" fill="currentColor"/>`;

export const ICONS = {
  undo: line('M9 6 4 11l5 5M5 11h9a5.5 5.5 0 0 1 0 11h-3'),
  moon: line('M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5z'),
  sun: line(
    'M12 7.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9zM12 2v2.500M12 19.500V22M2 12h2.500M19.5 12H22M5 5l1.7 1.700M17.3 17.3 19 19M5 19l1.7-1.700M17.3 6.7 19 5',
  ),
  book: line('M12 6c-2-1.6-5-2-8-2v14c3 0 6 .4 8 2 2-1.6 5-2 8-2V4c-3 0-6 .4-8 2zm0 0v14'),
  bell: line('M6 16.5V11a6 6 0 0 1 12 0v5.5l1.500 1.500h-15zM10 21h4'),
  menu: line('M4 7h16M4 12h16M4 17h16'),
  close: line('m6 6 12 12M18 6 6 18'),
  hand: line('M7 5.5 15.5 4l2.8 14-8.6 1.6z', 1.8) + line('m6.2 8.4-2.4.8L8 21l3-.9', 1.8),
  eye:
    line('M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12z', 1.8) +
    '<circle cx="12" cy="12" r="3" fill="currentColor"/>',
  lock: line('M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3'),
  info:
    line('M12 11v6M12 7.500v.1') +
    '<circle cx="12" cy="12" r="9.5" fill="none" stroke="currentColor" stroke-width="1.8"/>',
  fast: solid('M4 5.5 12 12l-8 6.500zM13 5.5 21 12l-8 6.500z'),
  board: line('M3 4.500h18v15H3zM7 8.500h10v7H7z', 1.8),
  card: line(
    'M6.5 3h11a1.5 1.5 0 0 1 1.5 1.500v15a1.5 1.5 0 0 1-1.5 1.500h-11A1.5 1.5 0 0 1 5 19.500v-15A1.5 1.5 0 0 1 6.5 3zM8.5 8h7M8.5 12h4.5',
    1.8,
  ),
  play: solid('M7 4.5 19 12 7 19.500z'),
  pause: solid('M6 5h4v14H6zM14 5h4v14h-4z'),
  back: line('M15 5l-7 7 7 7'),
  next: line('m9 5 7 7-7 7'),
  down: line('m5 9 7 7 7-7'),
  link: line(
    'M10 14a4 4 0 0 0 5.7 0l3.6-3.600a4 4 0 0 0-5.7-5.700L12 6.300M14 10a4 4 0 0 0-5.7 0l-3.6 3.600a4 4 0 0 0 5.7 5.700l1.6-1.6',
  ),
  save: line('M12 4v11m-4.5-4.500L12 15l4.5-4.500M5 20h14'),
  people: line(
    'M8.5 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM2.5 20c0-4 2.6-6 6-6s6 2 6 6M16 11a3 3 0 1 0-1-5.800M17 14.200c2.7.3 4.5 2.2 4.5 5.8',
    1.8,
  ),
  bulb: line(
    'M9 18h6M10 21h4M12 3a6 6 0 0 0-3.5 10.900c.6.5.8 1.1.8 2.100h5.400c0-1 .2-1.6.8-2.100A6 6 0 0 0 12 3z',
    1.8,
  ),
  draw: line('M5 4h9v13H5z', 1.9) + line('M18.5 9v10m-3.5-3.6 3.5 3.6 3.5-3.6', 1.9),
  second_face_up: line('M4 7h9v13H4z', 1.9) + line('M11 3.5h9v13h-4', 1.9) + line('M8.5 10.5v6m-3-3h6', 1.9),
  second_face_down:
    line('M11 3.5h9v13h-4', 1.9) +
    '<path d="M4 7h9v13H4z" fill="currentColor" stroke="currentColor" stroke-width="1.9" stroke-linejoin="round"/>',
  simultaneous: line('M4 9a8.3 8.3 0 0 1 15-1.5M20 15a8.3 8.3 0 0 1-15 1.5') + line('M19.6 3v5h-5M4.4 21v-5h5'),
  award:
    solid(
      'm12 2.6 2 2 2.8-.5.5 2.8 2.5 1.3-1.2 2.5 1.2 2.6-2.5 1.3-.5 2.8-2.8-.5-2 2-2-2-2.8.5-.5-2.8-2.5-1.3 1.2-2.6-1.2-2.5 2.5-1.3.5-2.8 2.8.5z',
    ) + solid('m8.5 17-1.5 5 5-2 5 2-1.5-5'),
} as const;

export type IconName = keyof typeof ICONS;
