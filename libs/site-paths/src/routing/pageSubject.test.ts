import { createPageRouter } from './createPageRouter';
import { listPageKinds, toPageSubject } from './pageSubject';

const table = [
  { path: '/' },
  { path: '/sitemap.xml' },
  { path: '/dejin/topic', parts: ['topic_name'] },
  { path: '/preview-:actor/:type/*', accepts: ({ kind }: { kind: string }) => kind === 'preview' },
  { path: '/:actor/:type/*', accepts: ({ kind }: { kind: string }) => kind === 'item' },
];
const routePage = createPageRouter(table);

test.each([
  ['/davmu/share/', { kind: 'home' }],
  ['/davmu/share/sitemap.xml', { kind: 'sitemap-xml' }],
  ['/davmu/share/dejin/topic/index.html', { kind: 'dejin-topic' }],
  ['/davmu/share/dejin/topic/%E8%B7%AF/index.html', { kind: 'dejin-topic', id: '路' }],
  ['/davmu/share/anyactor/doc/2026/11/wetland1/index.html', { kind: 'doc', id: 'wetland1' }],
  ['/davmu/share/preview-holly/doc/2026/11/wetland1/index.html', undefined],
])('%s shows %j', (path, subject) => {
  const routed = routePage(path, '');
  if (!routed || routed === 'missing') throw new Error('There is no page');
  expect(toPageSubject(routed)).toEqual(subject);
});

test('the kinds of a table are the types of items and the names of its pages', () => {
  const kinds = listPageKinds(table);
  expect(kinds).toEqual(expect.arrayContaining(['dejin-topic', 'doc', 'home', 'sitemap-xml', 'video_album']));
  expect(new Set(kinds).size).toBe(kinds.length);
});
