import { catalogFixture, chapterFixture, siteOrigin } from '../../testing/communityFixtures';
import { toCatalogView } from '../data/toCatalogView';
import { toCatalogTree, type TreeNode } from './toCatalogTree';

const catalog = toCatalogView('yunpubook', catalogFixture(), { siteOrigin });
const chapter = toCatalogView('yunpubook', chapterFixture(), { siteOrigin });

const outline = (nodes: TreeNode[]): unknown[] =>
  nodes.map(({ title, children }) => (children.length > 0 ? [title, outline(children)] : title));

test('a catalogue: its chapters', () => {
  expect(outline(toCatalogTree(catalog))).toEqual(['出门在外', '住在这里']);
});

test('a chapter: among its neighbours, with what lies under it', () => {
  expect(outline(toCatalogTree(chapter, catalog))).toEqual([
    ['云浦便民手册', [['出门在外', ['公交']], '住在这里']],
  ]);
});

test('neighbours that could not be read, or do not know it: it stands alone under its parent', () => {
  const alone = [['云浦便民手册', [['出门在外', ['公交']]]]];
  expect(outline(toCatalogTree(chapter))).toEqual(alone);
  expect(outline(toCatalogTree(chapter, { ...catalog, chapters: [] }))).toEqual(alone);
});

test('a catalogue without chapters has no tree', () => {
  expect(toCatalogTree({ ...catalog, chapters: [] })).toEqual([]);
});
