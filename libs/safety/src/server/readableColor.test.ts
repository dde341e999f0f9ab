import fc from 'fast-check';
import { readableColor } from './readableColor';

const luminanceOf = (hex: string): number => {
  const [red = 0, green = 0, blue = 0] = (hex.match(/[0-9a-f]{2}/g) ?? []).map((pair) => {
    const share = parseInt(pair, 16) / 255;
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

const contrast = (one: string, other: string): number => {
  const [dark = 0, light = 0] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
};

test.each([
  ['#b3211b', 'var(--if-light,#b3211b) var(--if-dark,#ce6f6b)'],
  ['red', 'var(--if-light,#d90000) var(--if-dark,#ff4040)'],
  ['rgb(255, 0, 0)', 'var(--if-light,#d90000) var(--if-dark,#ff4040)'],
  ['rgba(255,0,0,.5)', 'var(--if-light,#d90000) var(--if-dark,#ff4040)'],
  ['#f00', 'var(--if-light,#d90000) var(--if-dark,#ff4040)'],
])('%s', (value, color) => {
  expect(readableColor(value)).toBe(color);
});

test.each(['#333', '#fff', 'rgb(51,51,51)', 'black', 'inherit', 'tomato-ish', '#12', 'var(--ink)'])(
  '%s gives no colour: greys follow the appearance',
  (value) => {
    expect(readableColor(value)).toBeNull();
  },
);

test('any colour can be read on every ground of both appearances, and stays when read again', () => {
  const channel = fc.integer({ min: 0, max: 255 });
  fc.assert(
    fc.property(channel, channel, channel, (...channels) => {
      const color = readableColor(`rgb(${channels.join(',')})`);
      if (color === null) return;
      const [light = '', dark = ''] = color.match(/#[0-9a-f]{6}/g) ?? [];
      for (const ground of ['#ffffff', '#f3f2ee'])
        expect(contrast(light, ground)).toBeGreaterThanOrEqual(4.5);
      for (const ground of ['#161618', '#1f1f22', '#232327'])
        expect(contrast(dark, ground)).toBeGreaterThanOrEqual(4.5);
      expect(readableColor(color)).toBe(color);
    }),
  );
});

test('what is given in the form of an answer is moved too', () => {
  expect(readableColor('var(--if-light,#ffffff) var(--if-dark,#000000)')).toBe(
    'var(--if-light,#666666) var(--if-dark,#8c8c8c)',
  );
});
