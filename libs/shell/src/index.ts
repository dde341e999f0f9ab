export { noAppearance, type Appearance } from './appearance/createAppearance';
export { loadBarPage } from './bar-page/BarPage';
export { createSiteConfigSource, type SiteConfigSource } from './data/createSiteConfigSource';
export type { SiteConfig } from './data/toSiteConfig';
export { DocDetailLayout } from './doc-detail-layout/DocDetailLayout';
export { createErrorPage } from './error-page/ErrorPage';
export { OpenAppRow } from './open-app-row/OpenAppRow';
export type { Overlays } from './overlays/createOverlays';
export {
  PageOverlays,
  type OverlaysData,
  type PageOverlaysProps,
  type PanelProps,
} from './overlays/PageOverlays';
export { PageFrame, type PageFrameProps, type PageLayout } from './page-frame/PageFrame';
export { loadPcPage } from './pc-page/PcPage';
export { Frozen } from './preview/Frozen';
export type { ShellPage } from './ShellPage';
export type { ShellServices } from './ShellServices';
