import { toPartName, toStyleFile } from './toStyleFile.mjs';

const move = (css: string, tags: Record<string, string>) =>
  toStyleFile(css, new Map(Object.entries(tags).map(([name, tag]) => [name, { tag }])), toPartName);

const flat = (text: string) => text.replace(/\s+/g, ' ').trim();

test('classes become parts, after those that their rules name', () => {
  const css = '/* A card. */ .root { top: 0; .title { left: 0; } &:hover > p { left: 1px; } }';
  expect(flat(move(css, { root: 'div', title: 'h2' }).text)).toBe(
    "import styled from 'styled-components'; export const Title = styled.h2` `; " +
      '/** A card. */ export const Root = styled.div` top: 0; ${Title} { left: 0; } &:hover > p { left: 1px; } `;',
  );
});

test('rules elsewhere go to the part that they begin with; conditions and animations come along', () => {
  const css =
    '@keyframes up { to { top: 0; } } .root { animation: up 1s; } @media print { .root .title { top: 1px; } } .root, .title { left: 0; } :root[data-x] .title { left: 2px; } .root :global(.pswp) { left: 3px; }';
  const { text, byHand } = move(css, { root: 'div', title: 'h2' });
  expect(byHand).toEqual([]);
  expect(flat(text)).toBe(
    "import styled, { keyframes } from 'styled-components'; const up = keyframes` to { top: 0; } `; " +
      'export const Title = styled.h2` left: 0; :root[data-x] & { left: 2px; } `; ' +
      'export const Root = styled.div` animation: ${up} 1s; @media print { ${Title} { top: 1px; } } left: 0; .pswp { left: 3px; } `;',
  );
});

test('a class within itself stays so', () => {
  expect(flat(move('.level .level { left: 0; }', { level: 'ol' }).text)).toBe(
    "import styled from 'styled-components'; export const Level = styled.ol` & & { left: 0; } `;",
  );
});

test('a component that has a class is extended, and backslashes are doubled', () => {
  const targets = new Map([['link', { tag: 'RouteLink', from: "'@share/feed'" }]]);
  expect(flat(toStyleFile(".link { content: '\\201c'; }", targets, toPartName).text)).toBe(
    "import { RouteLink } from '@share/feed'; import styled from 'styled-components'; " +
      "export const Link = styled(RouteLink)` content: '\\\\201c'; `;",
  );
});

test('what has to be done by hand is named', () => {
  expect(move('.root { composes: row; } .row { top: 0; } p { top: 0; }', { root: 'div' }).byHand).toEqual([
    'composes: row',
    'a rule of no class: p',
    'nothing has the class row',
  ]);
});
