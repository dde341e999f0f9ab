export { loadDetailPage } from './data/loadDetailPage.server';
