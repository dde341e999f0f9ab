/** @jest-environment node */
import * as surface from '.';
import * as body from './body';
import * as follow from './follow';
import { cardIslands } from './islands';
import * as server from './server';

test('exports exactly these names', () => {
  expect(Object.keys(surface).sort()).toEqual([
    'AccountCard',
    'ArticleBody',
    'ByLine',
    'CardList',
    'ContentTypeTag',
    'Corrections',
    'EditorPicks',
    'FormerPage',
    'HotList',
    'MoreCards',
    'Recommendations',
    'RelatedContent',
    'WarningCover',
    'WarningNotice',
    'accountName',
    'cardKeys',
    'cardPageOf',
    'cardsAt',
    'channelsKey',
    'createRestoredLists',
    'createViewAt',
    'familyOf',
    'filterColumns',
    'hasContentTypeTag',
    'lengthOfComment',
    'listPageOf',
    'liveStateAt',
    'liveStateNames',
    'loadAccount',
    'loadEditorPicks',
    'loadHot',
    'loadRecommendations',
    'loadRelated',
    'maxCommentLength',
    'momentText',
    'openPictures',
    'renderedPage',
    'showFailure',
    'startText',
    'toCardView',
    'toCardViews',
    'toChanges',
    'toLiveState',
    'toPageNumber',
    'toPictureSource',
    'useChannelsOfPage',
    'useDraft',
    'useIsInBrowser',
    'useLoginOnFocus',
    'useNextUnseen',
    'usePagedList',
    'useRestoredLists',
    'useServerPage',
    'useShownChannel',
    'useShownChannelStore',
    'useUserToggle',
    'validateComment',
    'withTime',
    'withoutNeedlessExceptions',
  ]);
});

test('the entries beside it', () => {
  expect(Object.keys(body)).toEqual(['startBody']);
  expect(Object.keys(server).sort()).toEqual([
    'createArticleBodies',
    'toArticleBody',
    'toArticleBodyInSlices',
  ]);
  expect(Object.keys(follow)).toEqual(['FollowButton']);
});

test('the islands and the code behind each', async () => {
  expect(Object.entries(cardIslands).map(([name, { when }]) => `${name}: ${when}`)).toEqual([
    'hot: touch',
    'editorPicks: touch',
    'recommendations: touch',
    'related: touch',
    'follow: user',
  ]);
  for (const { load } of Object.values(cardIslands)) expect(await load()).toEqual(expect.any(Function));
});
