/** @jest-environment node */
import { parse as losslessParse } from 'lossless-json';
import { parseExactly } from './parseExactly';

jest.mock('lossless-json', () => {
  const { parse } = jest.requireActual<{ parse: typeof losslessParse }>('lossless-json');
  return { parse: jest.fn(parse) };
});

const library = jest.mocked(losslessParse);
const parse = JSON.parse;

/** An engine whose `JSON.parse` tells its reviver the source of each number, for flat objects. */
const parseWithSource: typeof JSON.parse = (text, reviver) => {
  const sources = new Map(
    [...text.matchAll(/"(\w+)":\s*(-?[\d.eE+]+)/g)].map(([, key, source]) => [key, source]),
  );
  const revive = reviver as undefined | ((key: string, value: unknown, context: object) => unknown);
  return parse(text, (key, value: unknown) => {
    if (!revive) return value;
    return revive(key, value, typeof value === 'number' ? { source: sources.get(key) ?? text } : {});
  });
};

afterEach(() => {
  JSON.parse = parse;
  jest.clearAllMocks();
});

describe.each([
  ['with the library', parse],
  ['with the source', parseWithSource],
])('%s', (name, engine) => {
  beforeEach(() => {
    JSON.parse = engine;
  });

  it.each([
    ['{"id":1234567890123456789}', { id: '1234567890123456789' }],
    ['{"id": -1234567890123456789}', { id: '-1234567890123456789' }],
    ['{"id":9007199254740993,"title":"a"}', { id: '9007199254740993', title: 'a' }],
    ['{"id":9007199254740991}', { id: 9007199254740991 }],
    ['{"publish_at":1793575800000000}', { publish_at: 1793575800000000 }],
    ['{"a":1234567890123456.5,"id":12}', { a: 1234567890123456.5, id: 12 }],
    ['{"a":1234567890123456e2}', { a: 1234567890123456e2 }],
    ['{"id":1234567890123456789,"id":1234567890123456788}', { id: '1234567890123456788' }],
    ['{"content":"第1,1234567890123456789号"}', { content: '第1,1234567890123456789号' }],
  ])('%s', async (text, expected) => {
    expect(await parseExactly(text)).toEqual(expected);
    expect(library.mock.calls.length > 0).toBe(name === 'with the library');
  });

  it.each(['{"id":1234567890123456789', '{"id":1234567890123456789}}'])('%s is no JSON', async (text) => {
    await expect(async () => parseExactly(text)).rejects.toThrow(SyntaxError);
  });
});

it.each(['{"id":"1234567890123456789"}', '{"id":123456789012345}', '[]', '"x 1234567890123456789"'])(
  '%s needs no library, and is parsed at once',
  (text) => {
    expect(parseExactly(text)).toEqual(JSON.parse(text));
    expect(library).not.toHaveBeenCalled();
  },
);

it('keeps ids in lists', async () => {
  expect(await parseExactly('{"group_ids":[1234567890123456789, 12345678901234567890]}')).toEqual({
    group_ids: ['1234567890123456789', '12345678901234567890'],
  });
});
