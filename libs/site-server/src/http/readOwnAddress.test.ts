/** @jest-environment node */
import { readOwnAddress } from './readOwnAddress';

const options = {
  ownOrigins: ['https://m.example.com'],
  readAddress: (path: string, search: string) => {
    if (!path.startsWith('/davmu/share/')) return undefined;
    if (search.includes('id=..')) return 'missing';
    return { path: path.replace('/anyone/', '/peony/'), query: ['page'] };
  },
} satisfies Parameters<typeof readOwnAddress>[1];

const read = (address: string) => {
  const found = readOwnAddress(address, options);
  return found && `${found.path}?${found.query}`;
};

test.each([
  ['https://m.example.com/davmu/share/anyone/doc/a1b2/index.html', '/davmu/share/peony/doc/a1b2/index.html?'],
  ['https://m.example.com/davmu/share/list/a?page=2&utm=x#end', '/davmu/share/list/a?page=2'],
  ['HTTPS://M.EXAMPLE.COM/davmu//share/list/%61', '/davmu/share/list/a?'],
])('%s asks for %s', (address, expected) => expect(read(address)).toBe(expected));

test.each([
  '',
  '/davmu/share/list/a',
  'http://m.example.com/davmu/share/list/a',
  'https://m.example.com:8443/davmu/share/list/a',
  'https://m.example.com.evil.example/davmu/share/list/a',
  'https://m.example.com@evil.example/davmu/share/list/a',
  'https://m.example.com/davmu/share/list/..%2f..%2finner',
  'https://m.example.com/davmu/share/%0d%0aa',
  'https://m.example.com/other',
  'https://m.example.com/davmu/share/list/a?id=../inner',
  'javascript:https://m.example.com/davmu/share/list/a',
])('%s is no page of this site', (address) => expect(read(address)).toBeUndefined());
