export { articleFixture, hostileArticleFixture } from './articleFixture';
export { cardFixture, now, pageOf, pictured, posts, siteOrigin, threeHoursAgo } from './cardFixtures';
export { createCardsApi, silentApi, type FakeCardsApi } from './createCardsApi';
export { FreshCache } from './FreshCache';
export { scene } from './scene';
