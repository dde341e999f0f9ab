import { readChangeRoute } from './readChangeRoute';

const origin = 'https://m.example.com';
const rule = { allowedHosts: ['www.example.com', 'news.example.net:8443'] };
const message = (pc_link: unknown, type: unknown = 'changeRoute') => ({ origin, data: { type, pc_link } });

test.each([
  ['a host of the list', message('https://www.example.com/a?b=1'), 'https://www.example.com/a?b=1'],
  ['a host of the list by http', message('http://www.example.com/'), 'http://www.example.com/'],
  [
    'a host of the list with its port',
    message('https://news.example.net:8443/'),
    'https://news.example.net:8443/',
  ],
  ['a host of the list on another port', message('https://www.example.com:8443/'), null],
  ['the own host on another port', message('https://m.example.com:8443/'), null],
  ['the site itself', message(`${origin}/davmu/share/`), `${origin}/davmu/share/`],
  ['a path of the site', message('/davmu/share/'), `${origin}/davmu/share/`],
  ['another sender', { ...message('https://www.example.com/'), origin: 'https://evil.example' }, null],
  ['a host that is not on the list', message('https://evil.example/'), null],
  ['a host that ends alike', message('https://evilwww.example.com/'), null],
  ['a user name that looks alike', message('https://www.example.com@evil.example/'), null],
  ['a script', message('javascript:alert(1)'), null],
  ['a protocol-relative address', message('//evil.example/'), null],
  ['another type', message('https://www.example.com/', 'resize'), null],
  ['a link that is no text', message({ href: 'https://www.example.com/' }), null],
  ['a text', { origin, data: 'changeRoute' }, null],
  ['nothing', { origin, data: null }, null],
])('R15: %s', (_, event, expected) => {
  expect(readChangeRoute(event, origin, rule)).toBe(expected);
});
