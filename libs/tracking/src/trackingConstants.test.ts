import { trackingConstants } from './trackingConstants';

test('events and reading as the specification has them (§9)', () => {
  expect(trackingConstants).toMatchObject({
    version: 1,
    terminal: 'wap',
    statisticsDelayMs: 1000,
    percentCap: 100,
  });
});
