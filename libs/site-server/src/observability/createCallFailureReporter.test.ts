import type { Logger } from 'pino';
import { createCallFailureReporter } from './createCallFailureReporter';

test('every failure is counted; a line is written once a minute for each family and kind', () => {
  const warn = jest.fn();
  const failure = jest.fn();
  let now = 0;
  const logger = { warn } as unknown as Logger;
  const report = createCallFailureReporter({ logger, metrics: { failure }, now: () => now });
  const timeout = { family: 'peony', operation: '/peony/v3/hot/72h', kind: 'timeout' };

  for (let count = 0; count < 5; count += 1) report(timeout);
  report({ ...timeout, kind: 'network' });
  expect(failure.mock.calls).toEqual([
    ...Array(5).fill(['calls peony', 'timeout']),
    ['calls peony', 'network'],
  ]);
  expect(warn.mock.calls.map(([line]) => line)).toEqual([
    { ...timeout, count: 1 },
    { ...timeout, kind: 'network', count: 1 },
  ]);

  now = 60_000;
  report(timeout);
  expect(warn).toHaveBeenLastCalledWith({ ...timeout, count: 5 }, 'calls to the platform fail');
});
