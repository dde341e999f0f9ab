import * as surface from './index';

it('exports exactly these names', () => {
  expect(Object.keys(surface).sort()).toEqual([
    'OverloadError',
    'acceptUpgrades',
    'createAdmissionControl',
    'createClientAddress',
    'createHttpServer',
    'createMemoryWatch',
    'documentHeaders',
    'drainServer',
    'hasHungUp',
    'listenOn',
    'negotiateEncoding',
    'readBody',
    'refuseSocket',
    'runInThread',
    'sendBody',
    'sendPlainError',
    'sendText',
    'serveUntilStopped',
    'toCallerTrace',
    'toCommonHeaders',
    'toFrameOptions',
    'toLocalLocation',
    'toNetwork',
    'toRequestId',
    'toSecurityHeaders',
    'toSharingNetwork',
    'toTraceIds',
  ]);
});
