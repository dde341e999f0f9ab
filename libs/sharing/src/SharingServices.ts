import { useServices } from '@share/islands';
import type { ReportEvent } from '@share/tracking';

/** The services of the page that this library's components need. */
export interface SharingServices {
  /** Names the own app's web view in its user agent. */
  clientUaToken: string;
  report: ReportEvent;
  /** Logs the failure of a part of the page, such as `poster`. */
  reportFailure: (error: unknown, part: string) => void;
}

/** Data of the site on a poster. */
export interface SharedSite {
  name: string;
  logo: string;
}

export const useSharingServices = () => useServices<SharingServices>();
