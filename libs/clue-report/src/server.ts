export { personTabs, topicSorts } from './data/cluePaths';
export { loadPersonPage } from './data/loadPersonPage.server';
export { createReportPageLoader } from './data/loadReportPage.server';
export { loadTopicPage } from './data/loadTopicPage.server';
