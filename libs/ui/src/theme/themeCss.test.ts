/** @jest-environment node */
import { themeCss } from './themeCss';
import { tokens } from './tokens';

const css = themeCss('#0B6BCB');

/** The declarations of the first rule with this selector. */
const rule = (selector: string): Record<string, string> => {
  const [, rest = ''] = css.split(`${selector}{`);
  const [body = ''] = rest.split('}');
  return Object.fromEntries(body.split(';').map((declaration) => declaration.split(/:(.*)/).slice(0, 2)));
};

test('is small enough to be part of every page', () => expect(css.length).toBeLessThan(5_100));

test('both appearances have the same properties, followed from the system or chosen', () => {
  const light = rule(':root');
  const followed = rule(':root:not([data-theme=light])');
  const chosen = rule(':root[data-theme=dark]');
  expect(chosen).toEqual(followed);
  expect(chosen).toMatchObject({ 'color-scheme': 'dark', '--paper': '#161618', '--accent-text': '#4B9CFE' });
  expect(light).toMatchObject({ 'color-scheme': 'light', '--paper': '#FFFFFF', '--accent-text': '#0B6BCB' });
  expect(Object.keys(chosen).filter((name) => !(name in light))).toEqual([]);
});

test('one of two values is let through in each appearance', () => {
  expect(rule(':root')).toMatchObject({ '--if-light': 'initial', '--if-dark': ' ' });
  expect(rule(':root[data-theme=dark]')).toMatchObject({ '--if-light': ' ', '--if-dark': 'initial' });
});

test('dark mode dims pictures, those of article texts too', () => {
  const dark = ':root[data-theme=dark]';
  expect(rule(`${dark} [data-picture] img,${dark} [data-article-body] img`)).toEqual({
    filter: 'brightness(.88)',
  });
});

test('declares every colour of the design', () => {
  const names = Object.keys(tokens.color.light).map((name) => `--${name}`);
  expect(Object.keys(rule(':root'))).toEqual(expect.arrayContaining(names));
});

test('data-ground=dark has the dark colours in both appearances', () => {
  const dark = rule(':root[data-theme=dark]');
  expect(css).toContain(`[data-ground=dark],:root[data-theme=dark]{`);
  expect(dark).toMatchObject({ '--canvas': '#0E0E10' });
  expect(rule('[data-ground=dark]')).toEqual({
    '--paper': 'var(--canvas)',
    '--accent-text': 'var(--accent)',
    color: 'var(--ink)',
  });
});

test('reads the inset of the lower edge once', () => {
  expect(css.match(/env\(safe-area-inset-bottom/g)).toHaveLength(1);
});

test('scales text in four sizes', () => {
  expect(rule(':root')).toMatchObject({ '--reading': '1', '--ui': '1', '--target': '44px' });
  expect(rule(':root[data-size=large]')).toMatchObject({ '--reading': '1.15', '--ui': '1.08' });
  expect(rule(':root[data-size=elder],:root[data-size=max]')).toMatchObject({
    '--reading': '1.5',
    '--ui': '1.28',
    '--target': '56px',
  });
  expect(css).toContain(':root[data-size=max]{--reading:2;--ui:1.4}');
});

test('names the text sizes of the design', () => {
  expect(rule(':root')).toMatchObject({
    '--text-small': 'calc(13px*var(--ui))',
    '--text-body': 'calc(18px*var(--reading))',
    '--text-display': 'calc(26px*(1 + (var(--reading) - 1)*0.5))',
    '--text-comment': 'calc(16px*(1 + (var(--reading) - 1)*0.7))',
  });
});

test('does not set text-size-adjust', () => expect(css).not.toContain('text-size-adjust'));

test('a hostile theme colour cannot end the style sheet', () => {
  expect(themeCss('#fff}</style><script>')).toBe(themeCss('#FF4A26'));
});
