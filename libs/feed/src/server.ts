export { loadActivityPage } from './activity/loadActivityPage.server';
export { loadFlyCardPage } from './fly-card/loadFlyCardPage.server';
export { loadHomePage } from './home-screen/loadHomePage.server';
export { loadInvitePage } from './invite/loadInvitePage.server';
export { loadListPage } from './list-screen/loadListPage.server';
export { loadModulePage } from './module-screen/loadModulePage.server';
export { loadSearchPage } from './search/loadSearchPage.server';
export { loadSitemap } from './sitemap/loadSitemap.server';
