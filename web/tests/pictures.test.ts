import { describe, expect, it } from 'vitest';
import { games } from '../src/games/registry';
import { image, imageNow, painter, svg } from '../src/pictures';

const STYLES = games().flatMap(({ pictures = {} }) => Object.keys(pictures).map((path) => path.split(/[/.]/).at(-2)!));
const IDS = [0, 1, 2, 5, 6, 13, 19, 22];

describe('pictures', () => {
  it.each(STYLES)(
    'of %s are light, sound, the same every time, and no two alike',
    async (style) => {
      const draw = await painter(style);
      const drawn = IDS.map((id) => svg(draw, style, id));
      expect(IDS.map((id) => svg(draw, style, id))).toEqual(drawn);
      expect(new Set(drawn.map((text) => text.replace(/id="[^"]*"|#[a-z]{2}\d+[^"]*/g, ''))).size).toBe(IDS.length);
      for (const text of drawn) {
        expect(text.length).toBeLessThanOrEqual(6144);
        expect(text).not.toMatch(/NaN|undefined|null/);
        expect(text.startsWith('<svg ') && text.endsWith('</svg>')).toBe(true);
      }
    },
    20_000,
  );

  it('are known by their style, whatever game they belong to', () => {
    expect(new Set(STYLES).size).toBe(STYLES.length);
    for (const { faces = [], pictures = {} } of games()) {
      for (const [style] of faces) expect(pictures).toHaveProperty([`./pictures/${style}.ts`]);
    }
  });

  it('become images, kept by style and number', async () => {
    const address = await image('monet', 3);
    expect(address.startsWith('data:image/svg+xml,')).toBe(true);
    expect(imageNow('monet', 3)).toBe(address);
    await expect(painter('nobody')).rejects.toThrow('nobody');
  });

  it('of Art Society fit their size in cells and their frame', async () => {
    const draw = await painter('city');
    const wide = svg(draw, 'city', 4, { cols: 4, rows: 2, frame: 'wood' });
    expect(wide).toContain('viewBox="0 0 240 120"');
    expect(svg(draw, 'city', 4, { cols: 4, rows: 2, frame: 'gold' })).not.toBe(wide);
  });
});
