import { ApiError } from '@share/api-client';
import type { LoginOutcome } from '@share/session';
import type { PhoneLoginPanelProps } from '../src';

type LoginServices = Pick<PhoneLoginPanelProps, 'api' | 'session'>;

/** Logins that go as told; by default everything succeeds at once. */
export const createLoginServices = ({
  code = () => Promise.resolve(),
  login = () => Promise.resolve({ ok: true }),
}: {
  code?: () => Promise<unknown>;
  login?: () => Promise<LoginOutcome>;
} = {}): LoginServices => ({ api: { sendVerifyCode: code }, session: { login } });

/** The platform says no, in its own words. */
export const refusedCode = (message: string) => () =>
  Promise.reject(new ApiError({ kind: 'business', code: 429, message }));

/** Nothing comes back. */
export const never = (): Promise<never> => new Promise(() => undefined);
