export { readClientFiles } from './assets/readClientFiles';
export { createBudget } from './budget/createBudget';
export { createSiteServer } from './http/createSiteServer';
export { readOwnAddress } from './http/readOwnAddress';
export { runInThread } from './http/runInThread';
export { serveUntilStopped } from './http/serveUntilStopped';
export { createLogger } from './observability/createLogger';
export type { ReportFailure } from './observability/createFailureReporter';
export type {
  MovedPage,
  PageAddress,
  PageRedirect,
  PageRequest,
  PageResult,
  RenderedData,
  RenderError,
} from './pages/RenderPage';
export { createKeptViews } from './reads/createKeptViews';
export { readDirectly } from './reads/PageReads';
export { createRouteFinder } from './routes/createRouteFinder';
export type { FoundRoute, RouteAddress, RouteParams } from './routes/createRouteFinder';
export { createSharedStore } from './store/createSharedStore';
export { readRelease } from './store/readRelease';
export { readSettings, SettingsError } from './settings/readSettings';
export type { SiteSettings } from './settings/readSettings';
