import type { ApiClient } from '../Call';

/** Phone codes and the visitor's own account. The login itself is `createToken` of the start. */
export const createAccountApi = ({ get, post }: ApiClient) => ({
  sendVerifyCode: get('/peony/v1/vcode', { needsData: false }),
  getAccount: get('/peony/v1/account/{id}'),
  getOwnAccount: post('/peony/v1/account'),
  logout: post('/peony/v1/account/logout', { needsData: false }),
  getInviteRecord: get('/peony/v1/invite/record'),
});

export type AccountApi = ReturnType<typeof createAccountApi>;
