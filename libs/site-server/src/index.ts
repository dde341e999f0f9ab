export { readClientFiles } from './assets/readClientFiles';
export { createSiteServer } from './http/createSiteServer';
export { serveUntilStopped } from './http/serveUntilStopped';
export { createLogger } from './observability/createLogger';
export type { PageAddress, PageRequest, PageResult, RenderError } from './pages/RenderPage';
export { createSharedStore } from './store/createSharedStore';
export { readRelease } from './store/readRelease';
export { readSettings, SettingsError } from './settings/readSettings';
export type { SiteSettings } from './settings/readSettings';
