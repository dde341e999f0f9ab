import { sessionConstants } from './sessionConstants';

test('login as the specification has it (§9)', () => {
  expect(sessionConstants).toMatchObject({
    appid: 1,
    platform: 'mobile',
    loginRetries: 3,
    loginRetryDelayMs: 100,
    accountNotReadyCode: 402,
    fallbackRequestId: '123456',
  });
});
