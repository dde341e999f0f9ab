import type { Environment } from '@share/environment';
import { useServices } from '@share/islands';
import type { ReportEvent } from '@share/tracking';

/** The services of the page that this library's components need. */
export interface SharingServices {
  /** Read anew each time: a mini program may be detected late. */
  environment: () => Environment;
  report: ReportEvent;
  /** Logs the failure of a part of the page, such as `poster`. */
  reportFailure: (error: unknown, part: string) => void;
}

/** What a poster shows of the site. */
export interface SharedSite {
  name: string;
  logo: string;
}

export const useSharingServices = () => useServices<SharingServices>();
