import { createFailureReport } from './createFailureReport';

test('every failure is counted; of each name one a minute is logged', () => {
  let time = 0;
  const [warn, failure] = [jest.fn(), jest.fn()];
  const report = createFailureReport({ warn }, { failure }, () => time);
  const cause = new Error('down');
  for (let i = 0; i < 10; i += 1) report('refresh', 'network', cause);
  report('refresh', 'timeout', cause);
  expect(failure).toHaveBeenCalledTimes(11);
  expect(warn.mock.calls.map(([{ of, name }]) => `${of} ${name}`)).toEqual([
    'refresh network',
    'refresh timeout',
  ]);
  time = 60_000;
  report('refresh', 'network', cause);
  expect(warn).toHaveBeenCalledTimes(3);
});
