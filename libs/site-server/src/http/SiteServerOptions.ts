import type { Logger } from 'pino';
import type { SiteSettings } from '../settings/readSettings';
import type { AllowedQuery, RenderError, RenderPage } from './RenderPage';
import type { SiteLimits } from './siteLimits';

/** What the app gives the server. */
export interface SiteServerOptions {
  settings: SiteSettings;
  renderPage: RenderPage;
  renderError: RenderError;
  allowedQuery: AllowedQuery;
  /** Folder of the built client: `assets/` and files with fixed names. None: no files are served (development). */
  assets?: { clientDir: string };
  logger: Logger;
  limits?: Partial<SiteLimits>;
}
