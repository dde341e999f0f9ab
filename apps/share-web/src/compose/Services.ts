import type { Environment, SafeStorage } from '@share/environment';
import type { ReportMedia } from '@share/content-detail';
import type { PageActions } from '@share/islands';
import type { SuccessRule } from '@share/open-app';
import type { Session } from '@share/session';
import type { Appearance, Overlays } from '@share/shell';
import type { PageApi } from './createPageApi';

/** What the parts of a page may use: made per request on the server, once per page in the browser. */
export interface Services {
  api: PageApi;
  session: Session;
  page: PageActions;
  storage: SafeStorage;
  /** Missing on the server. */
  reportMedia?: ReportMedia;
  overlays: Overlays;
  appearance: Appearance;
  successRule: SuccessRule;
  /** Read anew each time: a mini program may be found out late. */
  environment: () => Environment;
  /** Takes note of a part of the page that does not work. */
  reportFailure: (error: unknown, part: string) => void;
}
