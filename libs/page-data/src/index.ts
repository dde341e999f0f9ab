export { ApiError, isApiError, isMissing, type ApiErrorKind } from './ApiError';
export { createPageData } from './createPageData';
export { firstPageIn, isBehindEnd, listName, toPageKey } from './ListPage';
export type { ListKey, ListPage } from './ListPage';
export { nullIfMissing } from './nullIfMissing';
export type { DataSource, Load, PageData, PartsBudget } from './PageData';
export { readPageKey } from './readPageKey';
export { unusable } from './unusable';
