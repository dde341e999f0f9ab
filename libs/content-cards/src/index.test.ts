/** @jest-environment node */
import * as surface from '.';

test('exports exactly these names', () => {
  expect(Object.keys(surface).sort()).toEqual([
    'ArticleBody',
    'CardList',
    'ContentCard',
    'ContentTypeTag',
    'EditorPicks',
    'HotList',
    'MoreCards',
    'RankedList',
    'Recommendations',
    'RelatedContent',
    'catalogLabels',
    'familyOf',
    'hasCatalogTag',
    'listPageSize',
    'loadEditorPicks',
    'loadHot',
    'loadRecommendations',
    'toCardView',
    'usePagedCards',
    'withoutRepeats',
  ]);
});
