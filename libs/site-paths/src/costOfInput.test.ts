import { costGrowth } from '@share/safety/testing';
import { isUnknownQuery, toCanonicalQuery } from './routing/canonicalQuery';
import { toCanonicalTarget } from './routing/canonicalTarget';
import { createPageRouter } from './routing/createPageRouter';
import { readQuery } from './routing/readQuery';
import { routeOwnAddress } from './routing/routeOwnAddress';

jest.setTimeout(120_000);

const routePage = createPageRouter([
  { path: '/list', parts: ['list_id'], query: ['page'] },
  { path: 'preview', accepts: () => true, query: 'all' as const },
]);
const ownAddress = { ownOrigins: ['https://m.example.com'], routePage };
const allowed = ['group', 'page', { name: 'word', isOpen: true }];
const inQuery = (text: string) => readQuery(`?${text}`);

/** Input of strangers that the router reads, as long as the head of a request may be. */
const parsers: Record<string, (text: string) => unknown> = {
  'the path of an address': (text) => toCanonicalTarget(`/${text}`),
  'the path of a preview': (text) => routePage(`/davmu/share/preview-peony/doc/${text}/index.html`, ''),
  'the path of a list': (text) => routePage(`/davmu/share/list/${text}`, ''),
  'the query of a preview': (text) => routePage('/davmu/share/preview-peony/doc/a/index.html', `?${text}`),
  'the query of a list': (text) => routePage('/davmu/share/list', `?${text}`),
  'a query': inQuery,
  'all of a query': (text) => toCanonicalQuery(inQuery(text), 'all'),
  'some of a query': (text) => isUnknownQuery(toCanonicalQuery(inQuery(text), allowed), allowed),
  'an address in a query': (text) => routeOwnAddress(`https://m.example.com/davmu/share/${text}`, ownAddress),
  'a host in a query': (text) => routeOwnAddress(`https://${text}/`, ownAddress),
};

const repeat = (piece: string) => (length: number) => piece.repeat(Math.ceil(length / piece.length));
const numbered = (toPiece: (index: number) => string) => (length: number) =>
  Array.from({ length: length / toPiece(9).length }, (_, index) => toPiece(index)).join('');

const inputs: Record<string, (length: number) => string> = {
  'different names': numbered((index) => `&${index.toString(36)}`),
  'different values of one name': numbered((index) => `&page=${index}`),
  'different segments': numbered((index) => `/${index.toString(36)}`),
  'different letters': numbered((index) => String.fromCharCode(0x4e00 + index)),
  ...Object.fromEntries(
    [
      'a',
      '&',
      '&a',
      '=',
      '&=',
      '%41',
      '%E8%AF%9D',
      '+',
      '/',
      '/a',
      '/..',
      '/.',
      ';',
      '%25',
      'preview-',
      ':',
    ].map((piece) => [JSON.stringify(piece), repeat(piece)]),
  ),
};

const length = 8_192;
const limit = 24;

test.each(Object.keys(parsers))('the work of reading %s grows with it, not with its square', (name) => {
  const parse = parsers[name]!;
  const slow = Object.entries(inputs)
    .map(([input, make]) => [input, costGrowth(parse, make, { length, limit })] as const)
    .filter(([, growth]) => growth > limit);
  expect(slow).toEqual([]);
});
