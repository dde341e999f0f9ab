export { articleFixture, hostileArticleFixture } from './articleFixture';
export {
  cardFixture,
  now,
  openAppHref,
  pageOf,
  pictured,
  posts,
  siteOrigin,
  threeHoursAgo,
} from './cardFixtures';
export { createCardsApi, createCardServices, silentApi } from './createCardServices';
export { findUnshown, oddAnswers } from './oddAnswers';
export { received } from './received';
export { requestPage, type LoadedPage } from './requestPage';
export { scene } from './scene';
