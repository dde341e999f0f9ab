import { componentGuidance } from './componentGuidance.mjs';

const guidance = '/**\n * A short fact. Use it on a picture.\n *\n * Not for a text: that is `Tag`.\n */\n';

const storyOf = (name: string, above: string) => ({
  path: `libs/ui/src/${name}.stories.tsx`,
  text: `import { ${name} } from './${name}';\n\n${above}const meta = { title: '${name}', component: ${name} };\nexport default meta;\n`,
});

const entry = {
  path: 'libs/ui/src/index.ts',
  text: "export { Badge, useBadge, type Look } from './Badge';\n",
};

it('accepts a component whose page says when to use it and when not', () => {
  expect(componentGuidance([entry, storyOf('Badge', guidance)])).toEqual([]);
});

it.each([
  ['no comment', ''],
  ['a comment that only says what it is', '/** A short fact on a picture. */\n'],
  ['half of it', '/** A short fact. Use it on a picture. */\n'],
  ['the comment above something else', `${guidance}const size = 3;\n\n`],
  ['what the generator has written', '/** Use it for …. Not for …: that is …. */\n'],
  ['a comment of the code', guidance.replace('/**', '/*')],
])('refuses %s, and names the file and the remedy', (_name, above) => {
  expect(componentGuidance([entry, storyOf('Badge', above)])).toEqual([
    "libs/ui/src/Badge.stories.tsx does not say when to use Badge and when not: write 'Use it for …' and 'Not for …: that is …' in a comment above its meta.",
  ]);
});

it.each([
  ['without a story', []],
  ['whose name another one begins with', [storyOf('BadgeRow', guidance)]],
])('refuses a component %s', (_name, stories) => {
  expect(componentGuidance([entry, ...stories])).toEqual([
    'libs/ui/src/index.ts exports Badge, which no story shows: write Badge.stories.tsx beside it, with component: Badge in its meta.',
  ]);
});

it('looks into the stories of the same library', () => {
  const cards = { path: 'libs/content-cards/src/index.ts', text: entry.text };
  expect(componentGuidance([entry, cards, storyOf('Badge', guidance)])).toEqual([
    expect.stringMatching(/^libs\/content-cards\/src\/index\.ts exports Badge, /),
  ]);
});
