import { Linter } from 'eslint';
import { parser } from 'typescript-eslint';
import { noBrowserGlobals } from './noBrowserGlobals.mjs';

const linter = new Linter();

const lint = (code: string, filename = 'Card.tsx') =>
  linter
    .verify(
      code,
      [
        {
          files: ['**/*.{ts,tsx}'],
          languageOptions: { parser },
          plugins: { workspace: { rules: { 'no-browser-globals': noBrowserGlobals } } },
          rules: { 'workspace/no-browser-globals': 'error' },
        },
      ],
      { filename },
    )
    .map(({ message }) => message);

test.each([
  ['a value', 'export const width = window.innerWidth;'],
  ['a class', 'export class Pin extends HTMLElement {}'],
  ['a static field', 'export class Pin { static root = document.body; }'],
  ['a function that is called at once', 'export const path = (() => location.pathname)();'],
  ['the body of a component', 'export const Card = () => <p>{navigator.userAgent}</p>;'],
  [
    'the body of a component with a ref',
    'export const Card = forwardRef((_, ref) => <p ref={ref}>{scrollY}</p>);',
  ],
  ['the body of a hook', 'export function useWidth() { return innerWidth; }'],
])('refuses what the server would touch: %s', (_where, code) => {
  expect(lint(code)).toEqual([expect.stringContaining('The server runs this too')]);
});

test.each([
  ['an effect', 'export const Card = () => { useEffect(() => void document.title); return <p />; };'],
  ['a handler', 'export const Card = () => <p onClick={() => history.back()} />;'],
  ['another function', 'export const readWidth = () => window.innerWidth;'],
  ['a field of an instance', 'export class Pin { root = document.body; read() { return location.href; } }'],
  ['a parameter of that name', 'export const useTitle = (document: { title: string }) => document.title;'],
  ['a property of that name', 'export const page = { location: row.location };'],
  [
    'types',
    'export interface Props { page: typeof window; node: Element }\nexport const Card = (props: Props) => <p />;',
  ],
  ['a question', "export const isBrowser = typeof document !== 'undefined';"],
])('accepts %s', (_where, code) => expect(lint(code)).toEqual([]));

test('a function with a capital is a component only beside markup', () => {
  const code = 'export const Title = () => document.title;';
  expect([lint(code, 'Card.tsx').length, lint(code, 'card.ts').length]).toEqual([1, 0]);
});
