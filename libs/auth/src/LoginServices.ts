import type { SafeStorage } from '@share/environment';
import { useServices, type PageActions } from '@share/islands';
import type { Session } from '@share/session';

/** The services of the page that this library's components need. */
export interface LoginServices {
  /** `ServiceApi` of `@share/api-client` has it. Rejects with `ApiError`. */
  api: { sendVerifyCode: (request: { tel: string; type: 6 }) => Promise<unknown> };
  session: Pick<Session, 'login' | 'adopt'>;
  page: Pick<PageActions, 'toast' | 'succeed'>;
  storage: SafeStorage;
}

export const useLoginServices = () => useServices<LoginServices>();
