import { compileAll, head } from '../testing/compileAll.mjs';

type Component = (props: object) => Record<string, unknown>;

const files = {
  'Card.styles.ts': `${head}import { Link } from './Link';
export const Root = styled.div\`top: 0;\`;
export const Wide = styled(Root)\`top: 1px;\`;
export const Row = styled(Link)\`top: 2px;\`;
export const gap = 8;
export const line = css\`top: 0;\`;
`,
  'Link.tsx': 'export const Link = () => null;',
  'shared.styles.ts': "export { Row, gap } from './Card.styles';",
};
const [compiled] = compileAll([files]);

/** Runs the code of a style file, with elements that are objects and `Link` as its component. */
const run = (code = '') => {
  const exported: Record<string, Component> = {};
  const jsx = (type: unknown, props: object) => ({ type, ...props });
  const body = code.replace(/^import .*$/gm, '').replaceAll('export const ', 'exported.');
  new Function('exported', 'jsx', 'Row$base', body)(exported, jsx, 'Link');
  return exported;
};

const { Root, Wide, Row } = run(compiled?.texts['Card.styles.ts']);

test('a style file is its sheet, its components and its constants; nothing of the library', () => {
  const code = compiled?.texts['Card.styles.ts'];
  expect(code).toContain('import "/Card.styles.css";');
  expect(code).toContain('export const gap = 8;');
  expect(code).not.toMatch(/styled-components|line/);
});

test('a part as a value renders its element with its class', () => {
  expect(Root?.({ id: 'a' })).toEqual({ type: 'div', className: 'Card-Root', id: 'a' });
});

test('spread attributes with `className` keep both classes', () => {
  expect(Wide?.({ className: 'own', id: 'a' })).toEqual({
    type: 'div',
    className: 'Card-Root Card-Wide own',
    id: 'a',
  });
});

test('`as` exchanges the element', () => {
  expect(Root?.({ as: 'p' })).toEqual({ type: 'p', className: 'Card-Root' });
});

test('a part that extends a component renders it with its class', () => {
  expect(compiled?.texts['Card.styles.ts']).toContain('import { Link as Row$base } from "/Link";');
  expect(Row?.({ to: '/' })).toEqual({ type: 'Link', className: 'Card-Row', to: '/' });
});

test('a part and a constant that another style file exports again', () => {
  const code = compiled?.texts['shared.styles.ts'];
  expect(code).toMatch(/^import "\/Card.styles.css";\nimport "\/shared.styles.css";$/m);
  expect(run(code)['Row']?.({})).toEqual({ type: 'Link', className: 'Card-Row' });
  expect(run(code)['gap']).toBe(8);
});
