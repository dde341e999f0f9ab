// The names of its islands are known wherever the library is used.
import type {} from './islands';

export { AccountCard } from './account-card/AccountCard';
export { ArticleBody } from './article-body/ArticleBody';
export type { ArticleBodies, PageBodies } from './article-body/ArticleBodies';
export { ByLine, type AccountView } from './by-line/ByLine';
export { CardList } from './card-list/CardList';
export type { CommentSlots } from './CommentSlots';
export { ContentTypeTag, hasContentTypeTag } from './content-type-tag/ContentTypeTag';
export { Corrections } from './corrections/Corrections';
export { accountName, loadAccount } from './data/AccountDetails';
export { cardKeys } from './data/cardKeys';
export { cardsAt, createViewAt } from './data/cardsAt';
export type { CardServices } from './data/CardServices';
export type { CardView } from './data/CardView';
export { familyOf } from './data/familyOf';
export { filterColumns } from './data/filterColumns';
export {
  toPageNumber,
  type FeaturePage,
  type FeaturePageOutcome,
  type FeaturePageRequest,
  type LoadFeaturePage,
} from './data/FeaturePage';
export { renderedPage, useServerPage } from './data/ListPage';
export { listPageOf } from './data/listPageOf';
export { loadEditorPicks, loadHot, loadRecommendations, loadRelated } from './data/loadCards';
export { showFailure } from './data/showFailure';
export { toCardView, type ViewContext } from './data/toCardView';
export { toChanges, type ChangesView } from './data/toChanges';
export { cardPageOf, toCardViews } from './data/toCardViews';
export { useIsInBrowser } from './data/useIsInBrowser';
export {
  channelsKey,
  useChannelsOfPage,
  useShownChannel,
  useShownChannelStore,
} from './data/useShownChannel';
export { usePagedList, type PagedList } from './data/usePagedList';
export { withTime } from './data/withTime';
export { withoutNeedlessExceptions } from './data/useUnrepeated';
export { useUserToggle } from './data/useUserToggle';
export { EditorPicks } from './editor-picks/EditorPicks';
export { FormerPage } from './former-page/FormerPage';
export { HotList } from './hot-list/HotList';
export { createRestoredLists } from './restored-pages/createRestoredLists';
export { useRestoredLists } from './restored-pages/useRestoredLists';
export { liveStateAt, liveStateNames, toLiveState, type LiveState } from './live-state/liveStateAt';
export { momentText, startText } from './live-state/liveTimes';
export { MoreCards } from './more-cards/MoreCards';
export { useNextUnseen } from './next-unseen/useNextUnseen';
export { openPictures } from './open-pictures/openPictures';
export { toPictureSource, type PictureSource } from './data/toPictureSource';
export type { PictureView } from './open-pictures/PictureView';
export { Recommendations } from './recommendations/Recommendations';
export { RelatedContent } from './related-content/RelatedContent';
export { WarningCover } from './warning-cover/WarningCover';
export { WarningNotice } from './warning-notice/WarningNotice';
export { useDraft } from './writing/useDraft';
export { useLoginOnFocus } from './writing/useLoginOnFocus';
export { lengthOfComment, maxCommentLength, validateComment } from './writing/validateComment';
