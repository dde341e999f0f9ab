import { desktopWidth, featureDelays, idleTimeoutMs } from './environmentConstants';

test('delays and width as the specification has them (§9)', () => {
  expect(featureDelays).toEqual({ miniProgram: 500, fetchMinimum: 200 });
  expect(idleTimeoutMs).toBe(2000);
  expect(desktopWidth).toBe(1000);
});
