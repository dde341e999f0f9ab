import { ApiError } from '@share/api-client';
import { createSafeStorage } from '@share/environment';
import { createPageActions } from '@share/islands/testing';
import { createTestSession } from '@share/session/testing';
import type { LoginServices } from '../src';

interface GivenServices extends Partial<Omit<LoginServices, 'session' | 'page'>> {
  sendVerifyCode?: LoginServices['api']['sendVerifyCode'];
  session?: Partial<LoginServices['session']>;
  page?: Partial<LoginServices['page']>;
}

/** Services with which every login succeeds at once, but for what is given. */
export const createLoginServices = ({
  sendVerifyCode = () => Promise.resolve(),
  session,
  page,
  storage = createSafeStorage(() => window.sessionStorage),
}: GivenServices = {}): LoginServices => ({
  api: { sendVerifyCode },
  session: { ...createTestSession(), ...session },
  page: createPageActions(page),
  storage,
});

/** The platform refuses, with a message of its own. */
export const refuseCode = (message: string) => () =>
  Promise.reject(new ApiError({ kind: 'business', code: 429, message }));

/** No answer. */
export const never = (): Promise<never> => new Promise(() => undefined);
