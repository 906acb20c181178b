// The signs of Art Society on a grid of 24, in the colour of the text.

const line = (d: string): string =>
  `<path d="${d}" fill="none" stroke="currentColor" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round"/>`;
const solid = (d: string): string => `<path d="${d}" fill="currentColor"/>`;

export const SIGNS = {
  city:
    solid('M3 21V9h6v12ZM10 21V3h5v18ZM16 21v-9h5v9Z') +
    '<path d="M5 12h2M5 15h2M12 6.5h1.5M12 10h1.5M12 13.5h1.5M18 15h1.5" stroke="var(--hole, #fff)" stroke-width="1.6"/>',
  portrait:
    '<path d="M12 2.5c5 0 8 4.3 8 9.5s-3 9.5-8 9.5-8-4.3-8-9.5 3-9.5 8-9.500Z" fill="none" stroke="currentColor" stroke-width="2"/>' +
    solid(
      'M12 6.500a3 3 0 1 1 0 6 3 3 0 0 1 0-6ZM6.8 18c.6-3.6 2.6-4.8 5.2-4.8s4.6 1.2 5.2 4.800q-2 2.600-5.2 2.600T6.8 18Z',
    ),
  still_life:
    solid(
      'M3 13h18q-1 8-9 8t-9-8ZM8.5 5.700a3.3 3.3 0 1 1 0 6.600 3.3 3.3 0 0 1 0-6.600ZM15 6a3.3 3.3 0 1 1 0 6.600A3.3 3.3 0 0 1 15 6Z',
    ) + line('M12 7.500q0-4 3.5-5'),
  landscape: solid('M17 3.500a3 3 0 1 1 0 6 3 3 0 0 1 0-6ZM1.5 20 9 7l4.5 7 2-2.800L22.5 20Z'),
  museum: line('M2.5 9 12 3.500 21.5 9ZM3.5 20.500h17M5.5 17.500v-6M10 17.500v-6M14 17.500v-6M18.5 17.500v-6'),
  gavel: line('M9.5 4.500 16 11M6.5 7.500 13 14M8 6l3-3 7 7-3 3M12 12.500l-8 8M13.5 21.500h8'),
  eye: line('M2 12c5-7.500 15-7.500 20 0-5 7.500-15 7.500-20 0ZM12 8.800a3.2 3.2 0 1 1 0 6.400 3.2 3.2 0 0 1 0-6.400Z'),
  corner: line('M4 20V4h16M9 9h4v4H9Z'),
  cells: line('M4 4h16v16H4ZM4 12h16M12 4v16'),
  frame: line('M3 4h18v16H3ZM6.5 7.500h11v9h-11Z'),
  card: line('M7 3h10a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2ZM9 8h6M9 12h6'),
  expand: line('M13.5 4H20v6.500M20 4l-7 7M10.5 20H4v-6.500M4 20l7-7'),
  cross: line('M6 6l12 12M18 6 6 18'),
  arrow: line('M3 12h17m-6-6 6 6-6 6'),
  check: line('M5 12.5l4.5 4.5L19 7'),
  equal: line('M6 9h12M6 15h12'),
  shield: solid(
    'M12 2.500c3 1.700 5.500 2.200 8.500 2.200 0 8.500-2 13.300-8.500 16.800C5.500 18 3.500 13.200 3.500 4.700c3 0 5.500-.5 8.500-2.200Z',
  ),
  star: line('m12 3.500 2.600 5.500 6 .8-4.400 4.200 1.100 6L12 17.100 6.700 20l1.100-6-4.400-4.200 6-.8Z'),
  bow: line('M12 12 5 8v8ZM12 12l7-4v8Z'),
  point: line('M7 21V4h10l-2.500 3.500L17 11H7'),
} as const;

export type SignName = keyof typeof SIGNS;

/** What stands on a decor tile, cell by cell: a plant, a lamp, a clock; drawn around the middle of a cell of 52. */
export const DECORATIONS = [
  'M-6 15H6L4 4H-4ZM0 4C-1-4-9-4-10-12-3-13 0-8 0-2M0 0C1-8 8-8 10-16 3-17 0-11 0-4',
  'M0 15V-2M-5 15H5M-9-2H9L5-14H-5Z',
  'M-10-2a10 10 0 1 0 20 0 10 10 0 1 0-20 0M0-7v5l4 3M-4 15H4M0 8v7',
];
