import { pcReportTarget } from './pcReportTarget';

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
])('of %s', (_, path, target) => {
  expect(pcReportTarget(path)).toEqual(target);
});
