import type { ServiceApi, StartApi } from '@share/api-client';
import type { SafeStorage } from '@share/environment';
import { useServices, type PageActions } from '@share/islands';
import type { SuccessRule } from '@share/open-app';
import type { Session } from '@share/session';
import type { StatisticsChoice } from '@share/tracking';
import type { Appearance } from './appearance/createAppearance';
import type { Overlays } from './overlays/createOverlays';

/** The services of the page that this library's components need. */
export interface ShellServices {
  api: Pick<StartApi, 'getGroups'> & Pick<ServiceApi, 'createReport'>;
  session: Session;
  page: PageActions;
  storage: SafeStorage;
  overlays: Overlays;
  appearance: Appearance;
  statisticsChoice: StatisticsChoice;
  successRule: SuccessRule;
  /** Logs the failure of a part of the page, such as `panel:login`. */
  reportFailure: (error: unknown, part: string) => void;
}

export const useShellServices = () => useServices<ShellServices>();
