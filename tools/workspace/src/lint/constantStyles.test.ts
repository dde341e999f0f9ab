import { Linter } from 'eslint';
import { parser } from 'typescript-eslint';
import { constantStyles } from './constantStyles.mjs';

const linter = new Linter();

const lint = (code: string, filename = 'Card.styles.ts') =>
  linter
    .verify(
      code,
      [
        {
          files: ['**/*.{ts,tsx}'],
          languageOptions: { parser, parserOptions: { ecmaFeatures: { jsx: true } } },
          plugins: { styles: { rules: { 'constant-styles': constantStyles } } },
          rules: { 'styles/constant-styles': 'error' },
        },
      ],
      { filename },
    )
    .map(({ line, message }) => `${line} ${message}`);

const style = (code: string) => lint(`import styled, { css, keyframes } from 'styled-components';\n${code}`);

test.each([
  ['a function', 'export const Root = styled.div`width: ${({ wide }) => wide}px;`;', 'A function would run'],
  ['a call', 'export const Root = styled.div`width: ${toWidth(3)}px;`;', 'Only constants'],
  ['a choice', "export const Root = styled.div`${isWide ? 'width: 1px' : ''}`;", 'Only constants'],
  [
    'attributes',
    "export const Root = styled.button.attrs({ type: 'button' })`width: 1px;`;",
    'Attributes are',
  ],
  ['settings', 'export const Root = styled.div.withConfig({})`width: 1px;`;', 'Attributes are'],
  ['an object', "export const Root = styled.div({ color: 'red' });", 'Rules are written as a template'],
  ['a constant that is computed', 'export const gap = Math.max(1, 2);', 'Rules are written as a template'],
  [
    'a function beside the parts',
    'export const toGap = (step: number) => step * 4;',
    'A style file has only',
  ],
  ['a statement', 'export let gap = 8;', 'A style file has only'],
  ['a state of no element', 'export const Root = styled.a`\n:hover { color: red; }`;', 'Say whose state'],
  [
    'such a state within',
    'export const Root = styled.a`p { color: red; ::before { top: 0 } }`;',
    'Say whose',
  ],
  ['a comment to the end of the line', 'export const Root = styled.a`top: 0; // at once\n`;', 'Comments in'],
  [
    'animations within',
    'export const Root = styled.a`@keyframes up { to { top: 0 } }`;',
    'Write const appear',
  ],
  ['one backslash', "export const Root = styled.a`content: '\\201c';`;", 'A backslash of CSS'],
])('refuses %s in a style file', (_what, code, message) => {
  expect(style(code)).toEqual([expect.stringContaining(` ${message}`)]);
});

test('names the line', () => {
  expect(style('export const Root = styled.div`\n  width: ${() => 1}px;\n`;')).toEqual([
    expect.stringMatching(/^3 A function/),
  ]);
});

test('refuses themes of the library', () => {
  expect(lint("import { useTheme } from 'styled-components';")).toEqual([
    expect.stringContaining('1 Only styled, css'),
  ]);
});

test.each([
  'export const Root = styled.div`&:hover ${Title}, ${Title}:hover & { top: 0; } :root[data-x] & { top: 0 }`;',
  "export const Root = styled('div')`@media (width < ${sizes.narrow}px) { a:hover { top: -${4}px } }`;",
  "export const Root = styled(Card)`${ellipsis}; background: url(https://a.example/b); content: '//:x{';`;",
  'const up = keyframes`to { top: 0 }`;\nexport const Root = styled.p`animation: ${up} 1s; /* // */`;',
  "export const sizes = { narrow: 360, text: 'small' } as const;\nexport const gap = -8;\nexport type Gap = number;",
  'const line = css`top: ${gap}px;`;\nexport { Root } from "./Other.styles";',
])('accepts %s', (code) => expect(style(code)).toEqual([]));

const component = (code: string) => lint(`import { Root } from './Card.styles';\n${code}`, 'Card.tsx');

test.each([
  ['<Root as={Link} />', '`as` takes the name'],
  ['<Root $open />', 'Variation is an attribute'],
  ['<Root theme={dark} />', 'Variation is an attribute'],
])('refuses %s', (code, message) => expect(component(code)).toEqual([expect.stringContaining(message)]));

test('accepts attributes and the name of an element; other components may have what they like', () => {
  expect(component('<Root as="span" data-open="" />;\n<Link as={Root} theme={dark} />')).toEqual([]);
});

test('refuses the library outside of style files', () => {
  expect(lint("import styled from 'styled-components';", 'Card.tsx')).toEqual([
    expect.stringContaining('Parts are written in a style file'),
  ]);
});
