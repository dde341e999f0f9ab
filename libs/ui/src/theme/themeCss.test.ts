/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { themeCss } from './themeCss';
import { tokens } from './tokens';

const css = themeCss('#0B6BCB');

/** The declarations of the first rule with this selector. */
const rule = (selector: string): Record<string, string> => {
  const [, rest = ''] = css.split(`${selector}{`);
  const [body = ''] = rest.split('}');
  return Object.fromEntries(body.split(';').map((declaration) => declaration.split(/:(.*)/).slice(0, 2)));
};

/** Rules without what a minifier takes away, each with its conditions. */
const rulesIn = (sheet: string) =>
  sheet
    .replace(/\/\*.*?\*\//gs, '')
    .replace(/\s*([{}:;,*()])\s*/g, '$1')
    .replace(/(?<![\d.])0(?=\.\d)/g, '')
    .replace(/;}/g, '}')
    .replace(/'/g, '')
    .trim()
    .toLowerCase();

/** The style sheet brings what documents may leave out. */
const later = readFileSync(join(__dirname, 'laterTheme.css'), 'utf8');
const laterNames = [...new Set(later.match(/--[\w-]+(?=:)/g))];

test('the style sheet declares the later properties as the document does, in each of its rules', () => {
  const others = [...new Set(css.match(/--[\w-]+(?=:)/g))].filter((name) => !laterNames.includes(name));
  const declarations = (sheet: string) =>
    [...rulesIn(sheet).matchAll(/([^{}]*){([^{}]*)}/g)].flatMap(([, selector = '', body = '']) =>
      body
        .split(';')
        .filter((declaration) => laterNames.some((name) => declaration.startsWith(`${name}:`)))
        .map((declaration) => `${selector} ${declaration}`),
    );
  expect(declarations(later)).toEqual(declarations(css));
  expect(rulesIn(later)).toContain('@media(prefers-color-scheme:dark){:root:not([data-theme=light]){');
  expect(rulesIn(later)).toContain('@media(prefers-reduced-motion:reduce){:root{');
  // Colours made from the theme colour differ from site to site.
  expect(others.filter((name) => name.includes('accent'))).toHaveLength(7);
});

test('a document may leave out properties', () => {
  const short = themeCss('#0B6BCB', ['--toast', '--shadow']);
  expect(short.match(/--toast:|--shadow:/g)).toBeNull();
  expect(short).toContain('--toast-ink:');
  expect(css).toBe(themeCss('#0B6BCB', []));
});

test('is small enough to be part of every page', () => expect(css.length).toBeLessThan(5_100));

test('dark has what differs from light, followed from the system or chosen', () => {
  const light = rule(':root');
  const followed = rule(':root:not([data-theme=light])');
  const chosen = rule(':root[data-theme=dark]');
  expect(chosen).toEqual(followed);
  expect(chosen).toMatchObject({ 'color-scheme': 'dark', '--paper': '#161618', '--accent-text': '#4B9CFE' });
  expect(light).toMatchObject({ 'color-scheme': 'light', '--paper': '#FFFFFF', '--accent-text': '#0B6BCB' });
  expect(Object.keys(chosen).filter((name) => !(name in light))).toEqual([]);
  // The same in both: inherited.
  expect(Object.entries(chosen).filter(([name, value]) => light[name] === value)).toEqual([]);
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
