import { describe, expect, it } from 'vitest';
import { nearest, targeted } from '../src/table/targets';

const box = (left: number, top: number): DOMRect => ({ left, top, width: 10, height: 10 }) as DOMRect;

describe('targets', () => {
  it('arrows go to the nearest in the direction, drift counting more than distance', () => {
    const boxes = [box(0, 0), box(100, 0), box(60, 40), box(0, 50)];
    expect(nearest(boxes[0], boxes, [1, 0])).toBe(1);
    expect(nearest(boxes[0], boxes, [0, 1])).toBe(3);
    expect(nearest(boxes[0], boxes, [-1, 0])).toBe(-1);
  });

  it('a refusal says why, to the eye and to the ear', () => {
    const refusal = { choice: 1, label: 'Monet', reason: { id: 'why', text: 'Because.' }, rule: 'X-1', target: null };
    const look = targeted({ state: 'cannot', number: 0, option: null, refusal }, 'Monet', 'Play');
    expect(look.label).toContain('Because.');
    expect(look.tip).toMatchObject({ text: 'Because.', lock: true });
  });
});
