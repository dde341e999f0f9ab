import { firstScreenId } from '@share/ui';
import { renderDocument } from './renderDocument';

const page = {
  markup: ['<main>正文</main>'],
  preloads: '<link rel="preload" as="image" href="/cover.jpg">',
  panels: ['<dialog></dialog>'],
  styles: {
    css: '.a{color:red}',
    sheets: ['/assets/styles.css', '/assets/further.css'],
    laterTheme: ['--toast'],
  },
  data: '{}',
};

const render = (fields: Partial<Parameters<typeof renderDocument>[0]> = {}) => {
  const { html, ...policy } = renderDocument({
    head: {
      title: '标题',
      allowZoom: false,
      entry: '/assets/entry.js',
      clientUaToken: 'YunpuApp',
      publisher: { name: '云浦', logo: '/logo.svg', icon: '/icon-512.png', siteOrigin: 'https://a.example' },
      isIndexed: true,
      beforePaint: 'void 0',
    },
    themeColour: '#FF4A26',
    environment: { name: '</script><script>alert(1)</script>' },
    page,
    ...fields,
  });
  const text = html.join('');
  return { text, document: new DOMParser().parseFromString(text, 'text/html'), ...policy };
};

/** Scripts that a browser runs; data is none. */
const runs = ({ type, src }: HTMLScriptElement) => !src && !type.includes('json');

test('a document says when it was made, unless it is made once for all', () => {
  const madeOf = (madeAt?: number) =>
    render({ madeAt }).document.getElementById('site-env')?.getAttribute('data-made');
  expect(madeOf(1_795_215_600_000)).toBe('1795215600000');
  expect(madeOf()).toBeNull();
});

test('the policy names every script and style that stands in the document', () => {
  const { document, inlineScripts, inlineStyles } = render();
  const textsOf = (elements: Iterable<Element>) => Array.from(elements, ({ textContent }) => textContent);
  expect(textsOf(document.querySelectorAll('style'))).toEqual(inlineStyles);
  const scripts = Array.from(document.scripts).filter(runs);
  expect(inlineScripts).toEqual(expect.arrayContaining(textsOf(scripts)));
});

test('properties of the theme that come with the style sheet are not in the document', () => {
  const { text } = render();
  expect(text).toContain('--toast-ink:');
  expect(text).not.toContain('--toast:');
});

test('panels come after the style sheets, data after the panels', () => {
  const { text } = render();
  const sheets = ['styles', 'further'].map((name) => `rel="stylesheet" href="/assets/${name}.css"`);
  const places = ['正文', ...sheets, '<dialog>', 'id="site-env"', 'id="site-data"'];
  const found = places.map((place) => text.indexOf(place));
  expect(found).not.toContain(-1);
  expect(found).toEqual(found.toSorted((one, other) => one - other));
});

test('the pictures of the first screen are requested in the head, before any script', () => {
  const { text } = render();
  const at = text.indexOf('href="/cover.jpg"');
  expect(at).toBeGreaterThan(0);
  expect(at).toBeLessThan(text.indexOf('<script'));
});

test('texts of the environment end no script', () => {
  const { document } = render();
  expect(JSON.parse(document.querySelector('#site-env')?.textContent ?? '')).toEqual({
    name: '</script><script>alert(1)</script>',
  });
});

test('the first paint waits only where a first screen ends; bars can be hidden', () => {
  const hasWait = (markup: string[]) =>
    render({ page: { ...page, markup } }).document.querySelector('link[rel=expect]') !== null;
  expect(hasWait(['<main></main>'])).toBe(false);
  expect(hasWait([`<template id="${firstScreenId}"></template>`])).toBe(true);
  expect(render().document.documentElement.dataset['bars']).toBeUndefined();
  expect(render({ hasOwnBar: true }).document.documentElement.dataset['bars']).toBe('none');
});
