import { createQuietLog } from './createQuietLog';

test('a line a minute, with how many there were since the last one', () => {
  let ms = 0;
  const error = jest.fn();
  const log = createQuietLog({ error }, 'refused', () => ms);
  for (const origin of ['a', 'b', 'c']) log({ origin });
  ms = 60_000;
  log({ origin: 'd' });
  expect(error.mock.calls).toEqual([
    [{ origin: 'a', count: 1 }, 'refused'],
    [{ origin: 'd', count: 3 }, 'refused'],
  ]);
});
