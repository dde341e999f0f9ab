export { BudgetError } from './budget/withTimeLimit';
export { createBudget } from './budget/createBudget';
export type { Budget, BudgetLimits } from './budget/createBudget';
export { createSiteServer } from './http/createSiteServer';
export type { SiteServer } from './http/createSiteServer';
export { readClientFiles } from './http/readClientFiles';
export { serveUntilStopped } from './http/serveUntilStopped';
export type { SiteServerOptions } from './http/SiteServerOptions';
export type {
  AllowedQuery,
  PageRedirect,
  PageRequest,
  PageResult,
  RenderedPage,
  RenderError,
  RenderPage,
} from './http/RenderPage';
export type { SiteLimits } from './http/siteLimits';
export { createLogger } from './logs/createLogger';
export { readSettings } from './settings/readSettings';
export type { SiteSettings } from './settings/readSettings';
export { SettingsError } from './settings/SettingsError';
