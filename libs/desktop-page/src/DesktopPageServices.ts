import { useServices, type PageActions } from '@share/islands';

/** The services of the page that this library's components need. */
export interface DesktopPageServices {
  page: Pick<PageActions, 'copyLink' | 'report'>;
}

export const useDesktopPageServices = () => useServices<DesktopPageServices>();
