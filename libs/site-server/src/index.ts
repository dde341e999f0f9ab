export { readClientFiles } from './assets/readClientFiles';
export { createSiteServer } from './http/createSiteServer';
export { createLogger } from './observability/createLogger';
export { createMonitoring } from './observability/createMonitoring';
export type { ReportFailure } from './observability/createFailureReporter';
export type {
  FindPage,
  MovedPage,
  PageRedirect,
  PageRequest,
  PageResult,
  RenderedData,
  RenderError,
} from './pages/PageResult';
export { createSiteCaches } from './store/createSiteCaches';
export { readRelease } from './store/readRelease';
export { readSettings, SettingsError } from './settings/readSettings';
export type { SiteSettings } from './settings/readSettings';
