export { circleTabs } from './circle/CircleScreen';
export { loadCirclePage } from './circle/loadCirclePage.server';
export { loadLawPage } from './law-question/loadLawPage.server';
export { loadOpenCatalogPage } from './open-catalog/loadOpenCatalogPage.server';
export { loadOpenEntryPage } from './open-entry/loadOpenEntryPage.server';
export { loadPostPage } from './post/loadPostPage.server';
export { loadTopicPage } from './topic/loadTopicPage.server';
