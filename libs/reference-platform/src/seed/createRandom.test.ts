/** @jest-environment node */
import { createRandom, idFrom } from './createRandom';

describe('createRandom', () => {
  it('repeats itself for the same text and differs for another', () => {
    const draw = (text: string): number[] => {
      const random = createRandom(text);
      return [random.next(), random.next(), random.next()];
    };
    expect(draw('a')).toEqual(draw('a'));
    expect(draw('a')).not.toEqual(draw('b'));
  });

  it('stays within its borders and reaches them', () => {
    const random = createRandom('dice');
    const rolls = new Set(Array.from({ length: 400 }, () => random.int(1, 6)));
    expect([...rolls].sort()).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('shuffles a copy without losing anything', () => {
    const entries = [1, 2, 3, 4, 5];
    const order = createRandom('cards').shuffle(entries);
    expect(entries).toEqual([1, 2, 3, 4, 5]);
    expect([...order].sort()).toEqual(entries);
  });
});

describe('idFrom', () => {
  it('gives eight letters or digits that depend on the text', () => {
    expect(idFrom('湿地')).toMatch(/^[0-9A-Za-z]{8}$/);
    expect(idFrom('湿地')).not.toBe(idFrom('地铁'));
  });
});
