import { toPcTarget, toReportTarget } from './pcTarget';

const origin = 'https://m.example.com';
const home = '/davmu/share/';
const article = '/davmu/share/peony/doc/2026/10/wetland1/index.html';

test.each([
  ['a page of the site', `${origin}${article}?a=1#comments`, `${article}?a=1#comments`],
  ['a path of the site', article, article],
  ['another site', 'https://evil.example/davmu/share/', home],
  ['a longer host', 'https://m.example.com.evil.example/davmu/share/', home],
  ['a user name that looks like the site', 'https://m.example.com@evil.example/davmu/share/', home],
  ['another scheme', 'javascript:alert(1)//davmu/share/', home],
  ['a data address', 'data:text/html,<script>alert(1)</script>', home],
  ['a protocol-relative address', '//evil.example/davmu/share/', home],
  ['back-slashes', '/\\evil.example/davmu/share/', home],
  ['a page beside the site', `${origin}/davmu/agreement/user_agreement`, home],
  ['a way out of the site', `${origin}/davmu/share/../../admin`, home],
  ['a hidden way out', `${origin}/davmu/share/%2e%2e/%2e%2e/admin`, home],
  ['a name that begins like the site', `${origin}/davmu/shared/x`, home],
  ['the desktop page itself', `${origin}/davmu/share/pc?url=x`, home],
  ['the desktop page itself, as a folder', '/davmu/share/pc/', home],
  ['the desktop page itself, in capitals', '/davmu/share/PC?url=x', home],
  ['the desktop page itself, with an escaped letter', '/davmu/share/%70c?url=x', home],
  ['another port', 'https://m.example.com:8443/davmu/share/', home],
  ['nothing', undefined, home],
  ['an empty text', '', home],
  ['a list', [article, article], home],
])('R5: shows the right page for %s', (_, url, expected) => {
  expect(toPcTarget(url, [origin])).toBe(expected);
});

test('both names of a machine are the site', () => {
  expect(
    toPcTarget(`http://localhost:4200${article}`, ['http://127.0.0.1:4200', 'http://localhost:4200']),
  ).toBe(article);
});

const content = (id: string) => ({ type: 'content', id });

test.each([
  ['an article', '/davmu/share/peony/doc/2026/10/wetland1/index.html', content('wetland1')],
  ['its comments', '/davmu/share/peony/doc/wetland1/index.html?a=/x#comments', content('wetland1')],
  ['a video of a media account', '/davmu/share/mp/video/2026/10/wetland1/index.html', content('wetland1')],
  ['an encoded id', '/davmu/share/peony/doc/wetland%31/index.html', content('wetland1')],
  ['an id that is none', '/davmu/share/peony/doc/..%2fx/index.html', undefined],
  ['a preview', '/davmu/share/preview-holly/doc/wetland1/index.html', undefined],
  ['the home page', '/davmu/share/?group=a', undefined],
  ['a list', '/davmu/share/list/index.html', undefined],
  ['a page without an index', '/davmu/share/peony/doc/wetland1', undefined],
])('a complaint about %s', (_, path, target) => {
  expect(toReportTarget(path)).toEqual(target);
});
