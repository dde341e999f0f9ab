export { loadDetailPage, type DetailPageApi, type DetailPageData } from './data/loadDetailPage.server';
