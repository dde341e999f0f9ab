export { watchReader } from './account-button/watchReader';
export {
  appearanceKeys,
  createAppearance,
  type Appearance,
  type TextSize,
  type Theme,
} from './appearance/createAppearance';
export { noAppearance } from './appearance/noAppearance';
export { BarPage } from './bar-page/BarPage';
export { BottomBar } from './bottom-bar/BottomBar';
export { filterColumns } from './data/filterColumns';
export { toBottomBar, type BottomBarView } from './data/toBottomBar';
export { toNavigation, type ChannelView } from './data/toNavigation';
export { createSiteConfigSource, type SiteConfigSource } from './data/createSiteConfigSource';
export type { SiteConfig } from './data/toSiteConfig';
export { DocDetailLayout } from './doc-detail-layout/DocDetailLayout';
export { ErrorPage, notFoundMessage } from './error-page/ErrorPage';
export { ListLayout } from './list-layout/ListLayout';
export { Masthead } from './masthead/Masthead';
export { OpenAppRow } from './open-app-row/OpenAppRow';
export { createOverlays, type OverlayState, type Overlays, type Panel } from './overlays/createOverlays';
export { PageOverlays, type OverlaysData } from './overlays/PageOverlays';
export { ComplaintEntry } from './pc-page/ComplaintEntry';
export { PcPage } from './pc-page/PcPage';
export { pcReportTarget } from './pc-page/pcReportTarget';
export { pcTarget } from './pc-page/pcTarget';
export { PhoneHandOver } from './pc-page/PhoneHandOver';
export { Frozen } from './preview/Frozen';
export { PreviewBanner } from './preview/PreviewBanner';
export { previewEnd } from './preview/previewEnd';
export { RouterControl } from './router-control/RouterControl';
export { agreementPaths, shellConstants } from './shellConstants';
export type { SiteView } from './SiteView';
