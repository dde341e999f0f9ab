import { fontSizes } from './fontSizes.mjs';

const problemsOf = (declaration: string, path = 'libs/feed/src/card/Card.styles.ts') =>
  fontSizes([{ path, text: `.root {\n  ${declaration}\n}\n` }]);

it.each(['14px', 'calc(14px * var(--ui))', 'calc(1rem * var(--ui))', 'max(12px, var(--text-small))'])(
  'refuses %s written by hand',
  (size) => {
    expect(problemsOf(`font-size: ${size};`)).toEqual([
      `libs/feed/src/card/Card.styles.ts has the font size ${size}; use var(--text-…) of @share/ui/theme.`,
    ]);
  },
);

it('refuses a size in the font shorthand', () => {
  expect(problemsOf('font: 600 14px/1.5 sans-serif;')).toHaveLength(1);
});

it.each([
  'font-size: var(--text-small);',
  'font-size: calc(var(--text-ui) * 1.2);',
  'font-size: 0;',
  'font: inherit;',
  'line-height: 20px;',
])('accepts %s', (declaration) => expect(problemsOf(declaration)).toEqual([]));

it('accepts a listed size in its own file only', () => {
  const avatar = 'libs/ui/src/avatar/Avatar.styles.ts';
  expect(problemsOf('font-size: 15px;', avatar)).toEqual([]);
  expect(problemsOf('font-size: 16px;', avatar)).toHaveLength(1);
});

it('looks only at style sheets', () => {
  expect(problemsOf('font-size: 14px;', 'libs/feed/src/card/Card.stories.tsx')).toEqual([]);
});
