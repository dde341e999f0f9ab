export { readClientFiles } from './assets/readClientFiles';
export { createSiteServer } from './http/createSiteServer';
export { serveUntilStopped } from './http/serveUntilStopped';
export { createLogger } from './observability/createLogger';
export type { PageAddress, PageRequest, PageResult, RenderError } from './pages/RenderPage';
export { createKeptViews } from './reads/createKeptViews';
export { readDirectly } from './reads/PageReads';
export { readSettings, SettingsError } from './settings/readSettings';
export type { SiteSettings } from './settings/readSettings';
