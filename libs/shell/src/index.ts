export { toSiteConfig, type SiteConfig } from './data/toSiteConfig';
export { DocDetailLayout } from './doc-detail-layout/DocDetailLayout';
export { ErrorPage, notFoundMessage } from './error-page/ErrorPage';
export { ListLayout } from './list-layout/ListLayout';
export { Masthead } from './masthead/Masthead';
export { OpenAppDialog, openAppTexts } from './open-app-dialog/OpenAppDialog';
export { OpenAppRow } from './open-app-row/OpenAppRow';
export type { SiteView } from './SiteView';
