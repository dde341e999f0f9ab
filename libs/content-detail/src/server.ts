export { loadDetail, loadRelated, type DetailApi } from './data/loadDetail.server';
