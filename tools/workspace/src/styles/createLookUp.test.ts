import { compileAll, head } from '../testing/compileAll.mjs';

/** Errors in the text of a style file, which begins at its second line. */
const inStyleFile: [name: string, source: string, refusal: string][] = [
  [
    'a function',
    'export const Root = styled.a`\ntop: ${() => 1};`;',
    ':3 A function would run in the browser',
  ],
  ['a call', 'export const Root = styled.a`top: ${toTop(3)};`;', ':2 Only constants, fragments, keyframes'],
  ['a choice', "export const Root = styled.a`${isWide ? 'top: 0' : ''}`;", ':2 Only constants, fragments'],
  ['.attrs', "export const Root = styled.a.attrs({ id: 'a' })`top: 0;`;", ':2 Attributes are written where'],
  ['.withConfig', 'export const Root = styled.a.withConfig({})`top: 0;`;', ':2 Attributes are written where'],
  ['a style object', "export const Root = styled.a({ top: '0' });", ':2 Rules are written as a template'],
  ['a function beside the parts', 'export const toGap = () => 4;', ':2 A style file has only parts'],
  ['a statement', 'export let gap = 8;', ':2 A style file has only parts'],
  ['a state of no element', 'export const Root = styled.a`:hover { top: 0; }`;', ':2 Say whose state it is'],
  ['a comment with //', 'export const Root = styled.a`\ntop: 0; // at once\n`;', ':3 Comments in styles'],
  ['@keyframes', 'export const Root = styled.a`@keyframes up {}`;', ':2 Write const appear = keyframes'],
  [
    'a single backslash',
    "export const Root = styled.a`content: '\\201c';`;",
    ':2 A backslash of CSS is written',
  ],
  ['a theme', "import { useTheme } from 'styled-components';", ':2 Only styled, css and keyframes'],
  ['another name', "import { css as line } from 'styled-components';", ':2 Only styled, css and keyframes'],
];

const card = {
  'Card.styles.ts': `${head}
export const Root = styled.div\`top: 0;\`;
export const line = css\`top: 0;\`;
export const up = keyframes\`to { top: 0; }\`;
`,
};
const asComponent = (markup: string) =>
  `import { Root } from './Card.styles';\nexport const Card = (props) => ${markup};`;

/** Errors that are found in other modules, or where parts are used. */
const elsewhere: [name: string, files: Record<string, string>, refusal: string][] = [
  [
    'a name that is not there',
    { 'Card.styles.ts': `${head}export const Root = styled.a\`top: \${gap};\`;` },
    'Card.styles.ts:2 gap is not known',
  ],
  [
    'a value that another module computes',
    {
      'Card.styles.ts': `import { gap } from './gap';\n${head}export const Root = styled.a\`top: \${gap};\`;`,
      'gap.ts': 'export const gap = Math.max(1, 2);',
    },
    'gap.ts:1 Math.max(1, 2) is not known',
  ],
  [
    'a value of a package',
    {
      'Card.styles.ts': `import { gap } from 'sizes';\n${head}export const Root = styled.a\`top: \${gap};\`;`,
    },
    'Card.styles.ts:3 gap is not known',
  ],
  [
    'a property that is not there',
    {
      'Card.styles.ts': `const sizes = { narrow: 1 };\n${head}export const Root = styled.a\`top: \${sizes.wide};\`;`,
    },
    'Card.styles.ts:3 sizes.wide is not known',
  ],
  [
    'an object',
    {
      'Card.styles.ts': `const sizes = { narrow: 1 };\n${head}export const Root = styled.a\`top: \${sizes};\`;`,
    },
    'Card.styles.ts:3 An object is not known',
  ],
  [
    'an export of something else',
    { 'Card.styles.ts': "export { Link } from './Link';", 'Link.tsx': 'export function Link() {}' },
    'Card.styles.ts:1 Link is neither',
  ],
  [
    'an attribute for the library',
    { ...card, 'Card.tsx': asComponent('<Root $open />') },
    'Card.tsx:2 Variation is an attribute that the rules name',
  ],
  ['a theme', { ...card, 'Card.tsx': asComponent('<Root theme={dark} />') }, 'Card.tsx:2 Variation is'],
  [
    '`forwardedAs`',
    { ...card, 'Card.tsx': asComponent('<Root forwardedAs="p" />') },
    'Card.tsx:2 Variation is',
  ],
  [
    '`as` with a component, also of a part that stays one',
    { ...card, 'Card.tsx': asComponent('<Root {...props} as={Link} />') },
    'Card.tsx:2 `as` takes the name of an element',
  ],
  [
    'a fragment in a component',
    { ...card, 'Card.tsx': "import { line } from './Card.styles';\nexport const text = line;" },
    'Card.tsx:1 A fragment or animation can be used in style files only.',
  ],
  [
    'an animation in a component',
    { ...card, 'Card.tsx': "import { up } from './Card.styles';\nexport const text = up;" },
    'Card.tsx:1 A fragment or animation can be used in style files only.',
  ],
];

const cases = [
  ...inStyleFile.map(([name, source, refusal]) => ({
    name,
    files: { 'Card.styles.ts': `${head}${source}` },
    refusal: `Card.styles.ts${refusal}`,
  })),
  ...elsewhere.map(([name, files, refusal]) => ({ name, files, refusal })),
];
const compiled = compileAll(cases.map(({ files }): Record<string, string> => files));

test.each(cases.map((example, index) => ({ ...example, found: compiled[index]?.refusal })))(
  'refused: $name',
  ({ found, refusal }) => {
    expect(found?.slice(0, refusal.length)).toBe(refusal);
  },
);
