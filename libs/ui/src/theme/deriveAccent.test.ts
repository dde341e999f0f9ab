/** @jest-environment node */
import fc from 'fast-check';
import { contrast } from './colour';
import { deriveAccent } from './deriveAccent';
import { tokens } from './tokens';

/* text, graphic, fill, pressed, on, soft */
const examples = [
  ['#FF4A26', 'light', ['#D12900', '#FF4A26', '#E02C00', '#C32300', '#FFFFFF', '#FFF1EE']],
  ['#FF4A26', 'dark', ['#FB7559', '#FF4A26', '#E02C00', '#C32300', '#FFFFFF', '#3B1E1A']],
  ['#0B6BCB', 'light', ['#0B6BCB', '#0B6BCB', '#0B6BCB', '#005AB1', '#FFFFFF', '#EBF3FB']],
  ['#0B6BCB', 'dark', ['#4B9CFE', '#0B6BCB', '#0B6BCB', '#005AB1', '#FFFFFF', '#142435']],
  ['#FFD400', 'light', ['#826B04', '#AA8D04', '#FFD400', '#E8C100', '#1B1B1D', '#FFFCEB']],
  ['#FFD400', 'dark', ['#FDD530', '#FFD400', '#FFD400', '#E8C100', '#1B1B1D', '#3B3414']],
  ['#1E9E5A', 'light', ['#047E44', '#1E9E5A', '#008749', '#02733E', '#FFFFFF', '#EDF7F2']],
  ['#1E9E5A', 'dark', ['#3CB36D', '#1E9E5A', '#008749', '#02733E', '#FFFFFF', '#172C23']],
  ['#111111', 'light', ['#111111', '#111111', '#111111', '#050505', '#FFFFFF', '#ECECEC']],
  ['#111111', 'dark', ['#9A9A9A', '#686868', '#565656', '#464646', '#FFFFFF', '#151517']],
] as const;

test.each(examples)('%s in %s', (theme, appearance, [text, graphic, fill, pressed, on, soft]) => {
  expect(deriveAccent(theme)[appearance]).toEqual({
    accent: theme,
    'accent-text': text,
    'accent-graphic': graphic,
    'accent-fill': fill,
    'accent-fill-pressed': pressed,
    'on-accent': on,
    'accent-soft': soft,
  });
});

test.each([
  ['#f42', '#FF4422'],
  ['#0b6bcb', '#0B6BCB'],
  ['red', '#FF4A26'],
  ['', '#FF4A26'],
  ['#12345', '#FF4A26'],
  ['#fff;}body{display:none', '#FF4A26'],
])('reads %p as %s', (value, accent) => expect(deriveAccent(value).light.accent).toBe(accent));

const anyColour = fc.integer({ min: 0, max: 0xffffff }).map((n) => `#${n.toString(16).padStart(6, '0')}`);

test.each([
  ['light', 4.6],
  ['dark', 5.5],
] as const)('every theme colour stays readable in %s', (appearance, floor) => {
  const { canvas, paper, sunken, raised } = tokens.color[appearance];
  fc.assert(
    fc.property(anyColour, (theme) => {
      const colours = deriveAccent(theme)[appearance];
      for (const background of [canvas, paper, sunken, raised, colours['accent-soft']]) {
        expect(contrast(colours['accent-text'], background)).toBeGreaterThanOrEqual(floor);
      }
      expect(contrast(colours['on-accent'], colours['accent-fill'])).toBeGreaterThanOrEqual(4.6);
      expect(contrast(colours['on-accent'], colours['accent-fill-pressed'])).toBeGreaterThanOrEqual(4.5);
      expect(contrast(colours['accent-graphic'], paper)).toBeGreaterThanOrEqual(3.2);
    }),
    { numRuns: 60 },
  );
});

test.each([
  ['light', 'ink-3', 'sunken', 4.78],
  ['light', 'ink-2', 'sunken', 6.69],
  ['light', 'control', 'canvas', 3.43],
  ['light', 'error', 'sunken', 5.95],
  ['dark', 'ink-3', 'raised', 5.28],
  ['dark', 'control', 'raised', 3.44],
  ['dark', 'error', 'raised', 7.01],
] as const)('%s %s on %s has %p:1', (appearance, text, background, ratio) => {
  const colours = tokens.color[appearance];
  expect(contrast(colours[text], colours[background])).toBeCloseTo(ratio, 2);
});
