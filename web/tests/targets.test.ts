import { describe, expect, it } from 'vitest';
import { light, nearest, targeted } from '../src/table/targets';

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

  it('a line of the log lights up its things, on the board of whoever it is about', () => {
    document.body.innerHTML =
      '<div id="shared" data-target="contract_slot:0"></div><div data-seat="0"><i id="mine" data-target="contract_slot:0"></i></div>' +
      '<div data-seat="1" data-target="seat:1" id="yellow"><i id="theirs" data-target="contract_slot:0"></i></div>';
    const lit = (): string[] => [...document.querySelectorAll('[data-lit]')].map((thing) => thing.id);
    light([{ type: 'contract_slot', number: 0 }], 1);
    expect(lit()).toEqual(['shared', 'yellow', 'theirs']);
    light([{ type: 'contract_slot', number: 1 }], 0);
    expect(lit()).toEqual([]);
  });
});
