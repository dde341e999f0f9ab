/** @jest-environment node */
import * as surface from '.';

test('exports exactly these names', () => {
  expect(Object.keys(surface).sort()).toEqual([
    'ArticleBody',
    'ByLine',
    'CardList',
    'ContentTypeTag',
    'EditorPicks',
    'HotList',
    'MoreCards',
    'Recommendations',
    'RelatedContent',
    'WarningCover',
    'WarningNotice',
    'cardKeys',
    'cardsAt',
    'createViewAt',
    'familyOf',
    'firstPageIn',
    'hasContentTypeTag',
    'listFallback',
    'listName',
    'loadEditorPicks',
    'loadHot',
    'loadRecommendations',
    'loadRelated',
    'showFailure',
    'toCardView',
    'useIsInBrowser',
    'usePagedList',
    'useReaderToggle',
    'useServerPage',
    'withTime',
    'withoutNeedlessExceptions',
  ]);
});
