import { spawnSync } from 'node:child_process';
import { SourceMap } from 'node:module';
import { join } from 'node:path';

interface Compiled {
  texts: Record<string, string>;
  order: string[];
  refusal: string;
}

const program = join(__dirname, '../testing/compileTexts.mjs');

/** Compiles workspaces of these files, all in one program. */
const compileAll = (cases: Record<string, string>[]): Compiled[] => {
  const { stdout, stderr } = spawnSync(process.execPath, [program], {
    input: JSON.stringify(cases),
    encoding: 'utf8',
  });
  if (stderr) throw new Error(stderr);
  return JSON.parse(stdout);
};

const head = "import styled, { css, keyframes } from 'styled-components';\n";
const flat = (text = '') => text.replace(/\s+/g, ' ').trim();

/** The sheet of `Card.styles.ts`; further files are beside it. */
const sheets: [name: string, source: string, sheet: string, others?: Record<string, string>][] = [
  ['a part', 'export const Root = styled.div`color: red;`;', '.Card-Root {color: red;}'],
  ['a part by a text', "export const Root = styled('div')`color: red;`;", '.Card-Root {color: red;}'],
  [
    'nested rules, && and states',
    'export const Root = styled.a`&:hover { top: 0; } && { top: 1px; } > p { top: 2px; }`;',
    '.Card-Root {&:hover { top: 0; } && { top: 1px; } > p { top: 2px; }}',
  ],
  [
    'media and container queries',
    'export const Root = styled.a`@media (width < ${narrow}px) { top: 0; } @container (width > 9px) { top: 0; }`;\nconst narrow = 360;',
    '.Card-Root {@media (width < 360px) { top: 0; } @container (width > 9px) { top: 0; }}',
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

test('rules become those of classes', () => {
  const compiled = compileAll(
    sheets.map(([, source, , others]) => ({ ...others, 'Card.styles.ts': `${head}${source}` })),
  );
  expect(
    compiled.map(({ texts, refusal }, index) => [
      sheets[index]?.[0],
      refusal || flat(texts['Card.styles.css']),
    ]),
  ).toEqual(sheets.map(([name, , sheet]) => [name, sheet]));
});

const cardStyles = `${head}
export const Root = styled.div\`top: 0;\`;
export const Wide = styled(Root)\`top: 1px;\`;
export const Row = styled(Link)\`top: 2px;\`;
export const gap = 8;
export const line = css\`top: 0;\`;
import { Link } from './Link';
`;
const cardFiles = { 'Card.styles.ts': cardStyles, 'Link.tsx': 'export const Link = () => null;' };
const asComponent = (markup: string) =>
  `import { Root, Wide, Row } from './Card.styles';\nexport const Card = (props) => ${markup};`;

const elements: [name: string, before: string, after: string, imports?: string][] = [
  ['a part', '<Root id="a">x</Root>', '<div className="Card-Root" id="a">x</div>'],
  ['an extension has both classes', '<Wide />', '<div className="Card-Root Card-Wide" />'],
  ['`as` with a literal', '<Wide as="span">x</Wide>', '<span className="Card-Root Card-Wide" >x</span>'],
  [
    'a component',
    '<Row to="/">x</Row>',
    '<Row$component className="Card-Row" to="/">x</Row$component>',
    '{ Row$component }',
  ],
  [
    'parts in parts',
    '<Root><Wide as="b" /></Root>',
    '<div className="Card-Root"><b className="Card-Root Card-Wide" /></div>',
  ],
  [
    'parts in attributes',
    '<Row icon={<Root />} />',
    '<Row$component className="Card-Row" icon={<div className="Card-Root" />} />',
    '{ Row$component }',
  ],
  ['a class beside it', '<Root className="b" />', '<div className="Card-Root b" />'],
  [
    'a class by name',
    '<Root className={props.own} />',
    '<div className={(props.own) ? "Card-Root" + \' \' + (props.own) : "Card-Root"} />',
  ],
  [
    'a class by choice',
    "<Root className={props.a && 'b'} />",
    "<div className={[\"Card-Root\", (props.a && 'b')].filter(Boolean).join(' ')} />",
  ],
  [
    'spread attributes',
    '<Root id="a" {...props} />',
    '<div id="a" {...props} className={props?.className ? "Card-Root" + \' \' + props?.className : "Card-Root"} />',
  ],
  [
    'a class before spread attributes',
    '<Root className="b" {...props} />',
    '<div {...props} className={["Card-Root", props?.className ?? ("b")].filter(Boolean).join(\' \')} />',
  ],
  [
    'a class after spread attributes',
    '<Root {...props} className="b" />',
    '<div {...props} className="Card-Root b" />',
  ],
  [
    'a part that is chosen',
    '{...(props.a ? <Root /> : <Wide />)}'.slice(4, -1),
    '(props.a ? <div className="Card-Root" /> : <div className="Card-Root Card-Wide" />)',
  ],
  ['attributes that are computed', '<Root {...make(props)} />', '<Root {...make(props)} />', '{ Root }'],
  ['a part as attribute', '<Link as={Root} />', '<Link as={Root} />', '{ Root }'],
  ['a part that is kept', 'props.a ? Root : Wide', 'props.a ? Root : Wide', '{ Root, Wide }'],
  [
    'a part as argument beside an element',
    'memo(Root, <Root />)',
    'memo(Root, <div className="Card-Root" />)',
    '{ Root }',
  ],
  ['a property of the same name', 'props.Root', 'props.Root'],
  ['a type', 'props as ComponentProps<typeof Root>', 'props as ComponentProps<typeof Root>'],
];

test('parts become elements; those that are used as values stay', () => {
  const compiled = compileAll(
    elements.map(([, before]) => ({ ...cardFiles, 'Card.tsx': asComponent(before) })),
  );
  expect(
    compiled.map(({ texts, refusal }, index) => [elements[index]?.[0], refusal || flat(texts['Card.tsx'])]),
  ).toEqual(
    elements.map(([name, , after, imports]) => [
      name,
      flat(
        `import ${imports ? `${imports} from ` : ''}'./Card.styles'; export const Card = (props) => ${after};`,
      ),
    ]),
  );
});

test('an import under another name, a constant and a part that is handed on', () => {
  const [first, second] = compileAll([
    {
      ...cardFiles,
      'Card.tsx':
        "import { gap, Root as Box } from './Card.styles';\nexport const Card = () => <Box as={'p'.length} />;",
    },
    {
      ...cardFiles,
      'Card.tsx':
        "import { gap, Root as Box } from './Card.styles';\nexport const card = [<Box key={gap} />, Box];\nexport { Root } from './Card.styles';",
    },
  ]);
  expect(first?.refusal).toContain('Card.tsx:2 `as` takes the name of an element');
  expect(second?.texts['Card.tsx']).toBe(
    "import { gap, Root as Box } from './Card.styles';\nexport const card = [<div className=\"Card-Root\" key={gap} />, Box];\nexport { Root } from './Card.styles';",
  );
});

test('a part that is used as a value is a component; a style file without such use leaves no code', () => {
  const [compiled] = compileAll([cardFiles]);
  const code = compiled?.texts['Card.styles.ts'] ?? '';
  expect(code).toContain('import "/Card.styles.css";');
  expect(code).toContain('export const gap = 8;');
  expect(code).toContain('import { Link as Row$component } from "/Link";');
  expect(code).not.toContain('styled-components');
  const components = code.replace(/^import .*$/gm, '').replaceAll('export const', 'exported.');
  expect(components).toContain('exported. Root =');
  const exported: Record<string, (props: object) => unknown> = {};
  const jsx = (type: unknown, props: object) => ({ type, ...props });
  new Function(
    'exported',
    'jsx',
    'Row$component',
    components.replace(/exported\. /g, 'exported.').replace(/export \{.*/g, ''),
  )(exported, jsx, 'Link');
  expect(exported['Wide']?.({ className: 'own', id: 'a' })).toEqual({
    type: 'div',
    className: 'Card-Root Card-Wide own',
    id: 'a',
  });
  expect(exported['Root']?.({ as: 'p' })).toEqual({ type: 'p', className: 'Card-Root' });
  expect(exported['Row']?.({})).toEqual({ type: 'Link', className: 'Card-Row' });
});

test('a part of another library: extended, its class first and its sheet before', () => {
  const [compiled] = compileAll([
    {
      'libs/a/Card.styles.ts': `import { Box } from '@share/ui';\n${head}export const Card = styled(Box)\`top: 0;\`;`,
      'libs/a/Card.tsx': "import { Card as Part } from './Card.styles';\nexport const Card = () => <Part />;",
      'libs/a/Old.module.css': '.root {}',
      'libs/ui/src/index.ts': "export { Box } from './Box.styles';",
      'libs/ui/src/Box.styles.ts': `${head}export const Box = styled.section\`top: 1px;\`;`,
    },
  ]);
  expect(compiled?.texts['libs/a/Card.tsx']).toContain('<section className="Box-Box Card-Card" />');
  expect(compiled?.order).toEqual([
    'libs/ui/src/Box.styles.ts',
    'libs/a/Card.styles.ts',
    'libs/a/Old.module.css',
  ]);
  expect(compiled?.texts['libs/a/Card.styles.ts']).toMatch(/Box\.styles\.css";\nimport ".*Card\.styles\.css/);
});

const refused: [name: string, files: Record<string, string>, refusal: string][] = [
  [
    'what lint refuses',
    { 'Card.styles.ts': `${head}\nexport const Root = styled.a\`\ntop: \${() => 1};\`;` },
    'Card.styles.ts:4 A function would run',
  ],
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
    { ...cardFiles, 'Card.tsx': asComponent('<Root $open />') },
    'Card.tsx:2 Variation is an attribute',
  ],
  [
    'a fragment in a component',
    { ...cardFiles, 'Card.tsx': "import { line } from './Card.styles';\nexport const text = line;" },
    'Card.tsx:1 A fragment or animation',
  ],
  [
    'a part whose name is declared again',
    { ...cardFiles, 'Card.tsx': asComponent('({ Root }) => <Root />') },
    'Card.tsx:2 The name of an imported part',
  ],
];

test('what cannot be made constant is refused, with file, line and what to write', () => {
  const compiled = compileAll(refused.map(([, files]) => files));
  expect(compiled.map(({ refusal }, index) => [refused[index]?.[0], refusal])).toEqual(
    refused.map(([name, , refusal]) => [
      name,
      expect.stringMatching(new RegExp(`^${refusal.replace(/[()$.]/g, '\\$&')}`)),
    ]),
  );
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
