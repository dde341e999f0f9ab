import { createFailureReporter } from './createFailureReporter';

test('every failure is counted; a line is written once a minute for each part and name', () => {
  let time = 0;
  const [warn, failure] = [jest.fn(), jest.fn()];
  const report = createFailureReporter({ logger: { warn }, metrics: { failure }, now: () => time });
  const timeout = { of: 'calls peony', name: 'timeout', detail: { operation: '/peony/v3/hot/72h' } };

  for (let count = 0; count < 5; count += 1) report(timeout);
  report({ of: 'calls peony', name: 'network' });
  report({ of: 'refresh', name: 'timeout' });
  expect(failure.mock.calls).toEqual([
    ...Array(5).fill(['calls peony', 'timeout']),
    ['calls peony', 'network'],
    ['refresh', 'timeout'],
  ]);
  expect(warn.mock.calls.map(([line]) => line)).toEqual([
    { of: 'calls peony', name: 'timeout', operation: '/peony/v3/hot/72h', count: 1 },
    { of: 'calls peony', name: 'network', count: 1 },
    { of: 'refresh', name: 'timeout', count: 1 },
  ]);

  time = 60_000;
  report(timeout);
  expect(warn.mock.calls.at(-1)?.[0]).toMatchObject({ of: 'calls peony', name: 'timeout', count: 5 });
});
