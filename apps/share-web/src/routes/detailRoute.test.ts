import { costGrowth } from '@share/safety/testing';
import { routePage } from './routePage';

const types = ['audio', 'audio_album', 'doc', 'gallery', 'local_live', 'mini_program', 'special', 'svideo'];

test('addresses of all types name the same item, and those of the families two (R74)', () => {
  const itemAt = (actor: string, type: string) =>
    routePage(`/davmu/share/${actor}/${type}/2026/11/wetland1/index.html`, '');
  for (const type of types) {
    expect(itemAt('anyactor', type)).toHaveProperty('address.itemKey', 'peony/wetland1');
    expect(itemAt('mp', type)).toHaveProperty('address.itemKey', 'mp/wetland1');
    expect(itemAt('preview-peony', type)).not.toHaveProperty('address.itemKey');
  }
});

const names = (length: number) =>
  Array.from({ length: length / 5 }, (_, index) => index.toString(36).padStart(4, 'x')).join('&');
const addresses: Record<string, (length: number) => string> = {
  'a preview with many names': (length) => `/preview-peony/doc/a/index.html?${names(length)}`,
  'an item with many names': (length) => `/peony/doc/wetland1/index.html?${names(length)}`,
  'a search with many names': (length) => `/search/index.html?${names(length)}`,
  'many segments': (length) => `/peony/doc${'/a'.repeat(length / 2)}`,
  'a long id': (length) => `/list/${'a'.repeat(length)}/index.html`,
  'a long actor': (length) => `/${'preview-'.repeat(length / 8)}/doc/wetland1/index.html`,
};
let read = 0;

test.each(Object.keys(addresses))('the work of reading the address of %s grows with it', (name) => {
  const parse = (address: string) => {
    const [path = '', search = ''] = address.split(/(?=\?)/);
    // Different each time, so that nothing that is remembered answers.
    return routePage(`/davmu/share${path.replace('a', `a${(read += 1)}`)}`, search);
  };
  expect(costGrowth(parse, addresses[name]!, { length: 1_024, limit: 9 })).toBeLessThan(9);
});
