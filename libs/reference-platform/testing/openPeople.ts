import type { CodeMessage, ReferencePlatformOptions } from '../src/index';
import { openTestPlatform } from './openTestPlatform';

/** A platform with shortcuts for codes, logins and writes. Every call comes from another network. */
export const openPeople = async (options: Partial<ReferencePlatformOptions> = {}) => {
  const platform = await openTestPlatform(options);
  let calls = 0;
  const from = (headers: Record<string, string> = {}) => {
    calls += 1;
    return { 'x-forwarded-for': `198.51.${calls >> 8}.${calls & 255}`, ...headers };
  };
  const readAnonymousToken = async () => {
    const body = { appid: 1, platform: 'mobile' };
    const answer = await platform.call('POST', '/peony/v1/auth', { body, headers: from() });
    return (answer.body.data as { token: string }).token;
  };
  /** With an anonymous token, unless `headers` has another one. */
  const askCode = async (tel: string, headers?: Record<string, string>) =>
    platform.call('GET', `/peony/v1/vcode?tel=${encodeURIComponent(tel)}&type=6`, {
      headers: from({ authorization: await readAnonymousToken(), ...headers }),
    });
  const inbox = async () => (await (await platform.send('GET', '/-/inbox')).json()) as CodeMessage[];
  const auth = (body: object, headers?: Record<string, string>) =>
    platform.call('POST', '/peony/v1/auth', {
      body: { appid: 1, platform: 'mobile', device_id: 'device-0001', ...body },
      headers: from(headers),
    });
  /** Logs in with a new code. */
  const enter = async (account: string, device_id = 'device-0001') => {
    await askCode(account);
    const answer = await auth({ account, device_id, verify_code: (await inbox()).at(-1)?.code });
    return answer.body.data as { token: string; user_id: string };
  };
  const post = (path: string, token: string, body?: object, headers?: Record<string, string>) =>
    platform.call('POST', path, { body, headers: { authorization: token, ...headers } });
  const get = (path: string, token = '') => platform.call('GET', path, { headers: { authorization: token } });
  return { ...platform, readAnonymousToken, askCode, inbox, auth, enter, post, get };
};
