import { openTestPlatform } from '../../testing/openTestPlatform';

test.each([
  ['user_agreement', '用户协议'],
  ['privacy_policy', '隐私政策'],
  ['warm_stations', '暖心驿站开放规则'],
])('%s is a document that may be framed by the site and runs nothing', async (name, title) => {
  const { send } = await openTestPlatform();
  const response = await send('GET', `/davmu/agreement/${name}`);
  const html = await response.text();
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('text/html; charset=UTF-8');
  expect(response.headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
  expect(html).toContain(`<h1>云浦新闻${title}</h1>`);
  expect(html).not.toMatch(/<script|\son\w+=|javascript:|https?:/i);
});

test.each(['unknown', '__proto__', 'constructor', '..%2Fuser_agreement'])('%s is not found', async (name) => {
  const { call } = await openTestPlatform();
  expect((await call('GET', `/davmu/agreement/${name}`)).body.code).toBe(404);
});
