import { SourceMap } from 'node:module';
import { compileAll, flat, head } from '../testing/compileAll.mjs';

const files = {
  'Card.styles.ts': `${head}import { Link } from './Link';
export const Root = styled.div\`top: 0;\`;
export const Wide = styled(Root)\`top: 1px;\`;
export const Row = styled(Link)\`top: 2px;\`;
export const gap = 8;
`,
  'Link.tsx': 'export const Link = () => null;',
  'shared.styles.ts': "export { Wide } from './Card.styles';",
};
const toModule = (markup: string) =>
  `import { gap, Root, Row, Wide } from './Card.styles';\nexport const Card = (props) => ${markup};`;

const elements: [name: string, before: string, after: string][] = [
  ['a part', '<Root id="a">x</Root>', '<div className="Card-Root" id="a">x</div>'],
  ['an extension', '<Wide />', '<div className="Card-Root Card-Wide" />'],
  ['`as`', '<Wide as="span">x</Wide>', '<span className="Card-Root Card-Wide" >x</span>'],
  [
    'parts in parts',
    '<Root><Wide as="b" /></Root>',
    '<div className="Card-Root"><b className="Card-Root Card-Wide" /></div>',
  ],
  ['a part in an attribute', '<Row icon={<Root />} />', '<Row icon={<div className="Card-Root" />} />'],
  ['a part on a condition', '<>{props.a && <Root />}</>', '<>{props.a && <div className="Card-Root" />}</>'],
  [
    'one of two parts',
    'props.a ? <Root /> : <Wide />',
    'props.a ? <div className="Card-Root" /> : <div className="Card-Root Card-Wide" />',
  ],
  ['a constant beside it', '<Root tabIndex={gap} />', '<div className="Card-Root" tabIndex={gap} />'],
];

/** Code that stays as it is written, so that it renders the component of the style file. */
const components: [name: string, markup: string][] = [
  ['a part that extends a component', '<Row to="/">x</Row>'],
  ['a class of its user', '<Root className={props.own} />'],
  ['spread attributes', '<Root {...props} />'],
  ['spread attributes and a class', '<Root {...make(props)} className="b" as="p" />'],
  ['a part that is passed as a prop', '<Link as={Root} />'],
  ['a part that is chosen', '{ const Part = props.a ? Root : Wide; return <Part />; }'],
  ['a part as an argument', 'memo(Root, <Root />)'],
  ['a name that is declared again', '({ Root }) => <Root />'],
  ['a type', 'props as ComponentProps<typeof Root>'],
];

const cases = [
  ...elements.map(([name, before, after]) => ({ name, before, after })),
  ...components.map(([name, markup]) => ({ name: `${name} stays`, before: markup, after: markup })),
];
const compiled = compileAll(cases.map(({ before }) => ({ ...files, 'Card.tsx': toModule(before) })));

test.each(cases.map((example, index) => ({ ...example, compiled: compiled[index] })))(
  'where it is used: $name',
  ({ after, compiled }) => {
    const text = flat(compiled?.texts['Card.tsx']);
    expect(compiled?.refusal || text).toBe(`import './Card.styles';${flat(toModule(after))}`);
  },
);

test('a part that another style file exports again, under a name of its user', () => {
  const [handedOn] = compileAll([
    {
      ...files,
      'Card.tsx': "import { Wide as Box } from './shared.styles';\nexport const Card = () => <Box />;",
    },
  ]);
  expect(handedOn?.texts['Card.tsx']).toContain('=> <div className="Card-Root Card-Wide" />');
});

test('a module that only hands a part on is left as it is', () => {
  const text = "export { Root } from './Card.styles';";
  expect(compileAll([{ ...files, 'Card.tsx': text }])[0]?.texts['Card.tsx']).toBe(text);
});

test('the map of a component leads to its source', () => {
  const source = toModule('(\n  <Root>\n    <Wide>{props.text}</Wide>\n  </Root>\n)');
  const [mapped] = compileAll([{ ...files, 'Card.tsx': source }]);
  const lines = (mapped?.texts['Card.tsx'] ?? '').split('\n');
  const map = new SourceMap(JSON.parse(mapped?.texts['Card.tsx.map'] ?? ''));
  const line = lines.findIndex((text) => text.includes('props.text'));
  expect(map.findEntry(line, lines[line]?.indexOf('props') ?? 0)).toMatchObject({
    originalSource: expect.stringContaining('Card.tsx'),
    originalLine: line,
    originalColumn: source.split('\n')[line]?.indexOf('props'),
  });
});
