import { createPageEncoder } from './createPageEncoder';

test.each([
  ['no pieces', []],
  ['an empty piece', ['', '<p>', '']],
  ['texts of every width', ['<title>', 'é云😀', '</title>']],
  ['half of a surrogate pair', ['a\ud83d', 'b\udc00']],
  ['a long text', ['云溪的桥'.repeat(50_000), '<p>']],
])('%s: the bytes are those of the joined text', (_case, pieces) => {
  expect(createPageEncoder()(pieces)).toEqual(Buffer.concat(pieces.map((piece) => Buffer.from(piece))));
});

test('a page keeps its bytes when the next one is written', () => {
  const encode = createPageEncoder();
  const first = encode(['云溪', ' 1']);
  encode(['白鹭白鹭', ' 2']);
  expect(first.toString()).toBe('云溪 1');
});
