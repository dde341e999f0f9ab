import fc from 'fast-check';
import { defaultTreeAdapter as tree, parse } from 'parse5';
import type { DefaultTreeAdapterTypes } from 'parse5';
import { jsonScript, readJsonScript } from './jsonScript';

type Node = DefaultTreeAdapterTypes.Node;

/** The text of every script and all other text of a page, as parsed. */
const readPage = (json: string): { scripts: string[]; rest: string } => {
  const page = parse(`<!doctype html><body><script type="application/json">${json}</script><p>after</p>`);
  const scripts: string[] = [];
  let rest = '';
  const visit = (node: Node, inScript: boolean): void => {
    if (tree.isTextNode(node) && inScript) scripts.push(node.value);
    else if (tree.isTextNode(node)) rest += node.value;
    if (tree.isCommentNode(node)) rest += 'comment';
    if ('childNodes' in node) node.childNodes.forEach((child) => visit(child, node.nodeName === 'script'));
  };
  visit(page, false);
  return { scripts, rest };
};

const withoutDangerousKeys = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withoutDangerousKeys);
  if (typeof value !== 'object' || value === null) return value;
  const preserved = Object.entries(value).filter(([key]) => key !== '__proto__' && key !== 'constructor');
  return Object.fromEntries(preserved.map(([key, inner]) => [key, withoutDangerousKeys(inner)]));
};

test('any JSON value stays inside its one script and reads back equal', () => {
  const dangerous = fc.constantFrom(
    '</script>',
    '<!--',
    '<script>',
    '-->',
    ']]>',
    '\u2028',
    '\u2029',
    '&lt;',
    '__proto__',
    'constructor',
    '\0',
  );
  const text = fc.array(fc.oneof(dangerous, fc.string({ unit: 'binary' }))).map((parts) => parts.join(''));
  const { value } = fc.letrec<{ value: unknown }>((tie) => ({
    value: fc.oneof(
      { maxDepth: 4 },
      fc.jsonValue(),
      text,
      fc.array(tie('value'), { maxLength: 4 }),
      fc.dictionary(text, tie('value'), { maxKeys: 4 }),
    ),
  }));
  fc.assert(
    fc.property(value, (given) => {
      const { scripts, rest } = readPage(jsonScript(given));
      expect(scripts).toHaveLength(1);
      expect(rest).toBe('after');
      const expected = withoutDangerousKeys(JSON.parse(JSON.stringify(given)));
      expect(readJsonScript(scripts[0] ?? '')).toEqual(expected);
    }),
    { numRuns: 1000 },
  );
});

test('dangerous keys are dropped however they are written', () => {
  for (const text of [
    '{"__proto__":{"polluted":1},"a":1}',
    '{"\\u005f_proto__":{"polluted":1},"a":1}',
    '{"a":1,"\\u0063onstructor":{"prototype":{"polluted":1}}}',
  ]) {
    const read = readJsonScript(text) as object;
    expect(Object.keys(read)).toEqual(['a']);
    expect(Object.getPrototypeOf(read)).toBe(Object.prototype);
  }
  expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
});

test('a value that JSON cannot represent becomes null, and text that is not JSON throws', () => {
  expect(jsonScript(undefined)).toBe('null');
  expect(jsonScript(() => 1)).toBe('null');
  expect(() => readJsonScript('{')).toThrow(SyntaxError);
});
