/** @jest-environment node */
import { createPageRouter } from './createPageRouter';
import { routeOwnAddress } from './routeOwnAddress';

const options = {
  ownOrigins: ['https://m.example.com'],
  routePage: createPageRouter([
    { path: '/list', parts: ['list_id'], query: ['page'] },
    { path: '/:actor/:type/*', accepts: () => true },
  ]),
};

const read = (address: string) => {
  const found = routeOwnAddress(address, options);
  return found && `${found.address.path}?${found.address.query}`;
};

test.each([
  ['https://m.example.com/davmu/share/anyone/doc/a1b2/index.html', '/davmu/share/peony/doc/a1b2/index.html?'],
  ['https://m.example.com/davmu/share/list/a?page=2&utm=x#end', '/davmu/share/list/a/index.html?page=2'],
  ['HTTPS://M.EXAMPLE.COM/davmu//share/list/%61', '/davmu/share/list/a/index.html?'],
])('%s requests %s', (address, expected) => expect(read(address)).toBe(expected));

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
