import { SourceMap } from 'node:module';
import { compileAll, flat, head } from '../testing/compileAll.mjs';

/** The sheet of `Card.styles.ts`; further files are beside it. */
const sheets: [name: string, source: string, sheet: string, others?: Record<string, string>][] = [
  ['a part', 'export const Root = styled.div`color: red;`;', '.Card-Root {color: red;}'],
  ['a part by a text', "export const Root = styled('div')`color: red;`;", '.Card-Root {color: red;}'],
  [
    'an extension, which has only the rules of its own',
    'export const Root = styled.a`top: 0;`;\nexport const Wide = styled(Root)`left: 0;`;',
    '.Card-Root {top: 0;} .Card-Wide {left: 0;}',
  ],
  ['types of a part', 'export const Root = styled.a<{ id: string }>`top: 0;`;', '.Card-Root {top: 0;}'],
  [
    'nested rules and states',
    'export const Root = styled.a`&:hover { top: 0; } > p { top: 2px; span { top: 3px; } }`;',
    '.Card-Root {&:hover { top: 0; } > p { top: 2px; span { top: 3px; } }}',
  ],
  ['&&', 'export const Root = styled.a`&& { top: 1px; }`;', '.Card-Root {&& { top: 1px; }}'],
  [
    'media queries',
    'export const Root = styled.a`@media (width < ${narrow}px) { top: 0; }`;\nconst narrow = 360;',
    '.Card-Root {@media (width < 360px) { top: 0; }}',
  ],
  [
    'container queries',
    'export const Root = styled.a`@container (width > 9px) { top: 0; }`;',
    '.Card-Root {@container (width > 9px) { top: 0; }}',
  ],
  [
    'a part as selector',
    'const Title = styled.p``;\nexport const Root = styled.a`${Title}:hover & ${Title} { top: 0; }`;',
    '.Card-Title {} .Card-Root {.Card-Title:hover & .Card-Title { top: 0; }}',
  ],
  [
    'a part of another file as selector, also when it is handed on',
    "import { Title } from './index';\nexport const Root = styled.a`${Title} { top: 0; }`;",
    '.Card-Root {.Title-Title { top: 0; }}',
    {
      'index.ts': "export { Title } from './Title.styles';",
      'Title.styles.ts': `${head}export const Title = styled.p\`\`;`,
    },
  ],
  [
    'keyframes',
    'const up = keyframes`to { top: 0; }`;\nexport const Root = styled.a`animation: ${up} 1s;`;',
    '@keyframes Card-up {to { top: 0; }} .Card-Root {animation: Card-up 1s;}',
  ],
  [
    'keyframes of another file',
    "import { up } from './up.styles';\nexport const Root = styled.a`animation: ${up} 1s;`;",
    '.Card-Root {animation: up-up 1s;}',
    { 'up.styles.ts': `${head}export const up = keyframes\`to { top: 0; }\`;` },
  ],
  [
    'fragments, also in fragments and of another file',
    "import { line } from './line.styles';\nconst wide = css`${line};\n width: 9px;`;\nexport const Root = styled.a`${wide} top: 0;`;",
    '.Card-Root {white-space: nowrap; width: 9px; top: 0;}',
    { 'line.styles.ts': `${head}export const line = css\`\n  white-space: nowrap\n\`;` },
  ],
  [
    'tokens of other modules, of objects and of texts',
    "import { gap } from '@share/ui/theme';\nconst sizes = { narrow: 360, 'x-y': -4 } as const;\nexport const Root = styled.a`top: ${gap}; left: ${sizes.narrow}px; right: ${sizes['x-y']}px; bottom: ${`${gap}`};`;",
    '.Card-Root {top: 8px; left: 360px; right: -4px; bottom: 8px;}',
    {
      'libs/ui/src/theme.ts': "export { gap } from './gap';",
      'libs/ui/src/gap.ts': 'const step = 8;\nexport const gap = `${step}px`;',
    },
  ],
  ['escapes', "export const Root = styled.a`content: '\\\\201c';`;", ".Card-Root {content: '\\201c';}"],
];

const compiled = compileAll(
  sheets.map(([, source, , others]) => ({ ...others, 'Card.styles.ts': `${head}${source}` })),
);

test.each(sheets.map(([name, , sheet], index) => ({ name, sheet, compiled: compiled[index] })))(
  'rules: $name',
  ({ sheet, compiled }) => {
    expect(compiled?.refusal || flat(compiled?.texts['Card.styles.css'])).toBe(sheet);
  },
);

test('a part of another library: extended, its class first and its sheet before', () => {
  const [compiled] = compileAll([
    {
      'libs/a/Card.styles.ts': `import { Box } from '@share/ui';\n${head}export const Card = styled(Box)\`top: 0;\`;`,
      'libs/a/Card.tsx': "import { Card as Part } from './Card.styles';\nexport const Card = () => <Part />;",
      'libs/a/Old.css': '.root {}',
      'libs/ui/src/index.ts': "export { Box } from './Box.styles';",
      'libs/ui/src/Box.styles.ts': `${head}export const Box = styled.section\`top: 1px;\`;`,
    },
  ]);
  expect(compiled?.texts['libs/a/Card.tsx']).toContain('<section className="Box-Box Card-Card" />');
  expect(compiled?.order).toEqual(['libs/ui/src/Box.styles.ts', 'libs/a/Card.styles.ts', 'libs/a/Old.css']);
  expect(compiled?.texts['libs/a/Card.styles.ts']).toMatch(/Box\.styles\.css";\nimport ".*Card\.styles\.css/);
});

test('the map of a sheet leads to the style file', () => {
  const source = `${head}const gap = 8;\n\n/** 标题 */\nexport const Root = styled.div\`\n  color: red;\n  top: \${gap}px;\n\`;\n`;
  const [compiled] = compileAll([{ 'Card.styles.ts': source }]);
  const lines = (compiled?.texts['Card.styles.css'] ?? '').split('\n');
  const map = new SourceMap(JSON.parse(compiled?.texts['Card.styles.css.map'] ?? ''));
  const line = lines.findIndex((text) => text.includes('top: 8px'));
  expect(map.findEntry(line, 2)).toMatchObject({
    originalSource: expect.stringContaining('Card.styles.ts'),
    originalLine: source.split('\n').findIndex((text) => text.includes('top:')),
  });
});
