import type { TokenRequest } from '@share/api-contract/types';
import type { LoginRequest } from './Session';
import { sessionConstants } from './sessionConstants';

const { appid, platform } = sessionConstants;

/** A login as the platform wants to hear it (spec §3, §9). */
export const toTokenRequest = (request: LoginRequest, deviceId: string): TokenRequest => ({
  appid,
  platform,
  account: request.tel,
  device_id: deviceId,
  ...('code' in request ? { verify_code: request.code } : { password: request.password }),
});
