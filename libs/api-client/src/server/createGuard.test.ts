import { ApiError, type ApiErrorKind } from '@share/page-data';
import type { TransportRequest } from '../Transport';
import { createGuard } from './createGuard';

const request = (fields: Partial<TransportRequest> = {}): TransportRequest => ({
  template: '/peony/v3/hot/72h',
  method: 'GET',
  address: '/peony/v3/hot/72h',
  headers: {},
  maxBytes: 1_000,
  signal: new AbortController().signal,
  ...fields,
});
const item = { template: '/peony/v1/content/{post_id}' };

const failure = (kind: ApiErrorKind, code = 0, status = code) =>
  new ApiError({ kind, code, status, message: kind });
const down = failure('network');

const open = () => {
  const clock = { now: 0 };
  const onFailure = jest.fn();
  const guard = createGuard({ onFailure, now: () => clock.now, random: () => 0 });
  /** Calls that each end with these, in turn. */
  const call = async (outcomes: unknown[], fields?: Partial<TransportRequest>) => {
    const send = jest.fn(async () => {
      const outcome = outcomes.shift();
      if (outcome instanceof Error) throw outcome;
      return outcome;
    });
    const result = guard(request(fields), send).catch((error: unknown) => error);
    await jest.advanceTimersByTimeAsync(200);
    return { result: await result, attempts: send.mock.calls.length };
  };
  const fail = async (count: number, error: Error = down, fields: Partial<TransportRequest> = {}) => {
    for (let made = 0; made < count; made += 1) await call([error], { method: 'POST', ...fields });
  };
  return { clock, onFailure, guard, call, fail };
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('one retry', () => {
  it.each([
    ['no connection', failure('network'), 2],
    ['HTTP 502', failure('server', 502), 2],
    ['HTTP 503', failure('server', 503), 2],
    ['code 503 in an HTTP 200', failure('business', 503, 200), 2],
    ['HTTP 504', failure('server', 504), 2],
    ['HTTP 500', failure('server', 500), 1],
    ['HTTP 429', failure('business', 429), 1],
    ['no answer in time', failure('timeout'), 1],
    ['a cancelled call', failure('aborted'), 1],
    ['a missing item', failure('business', 1001, 200), 1],
    ['an answer that breaks the contract', failure('contract', 200), 1],
  ])('%s', async (_, error, attempts) => {
    const { call } = open();
    expect((await call([error, 'data'])).attempts).toBe(attempts);
  });

  it('gives the answer of the second attempt, and reports nothing', async () => {
    const { call, onFailure } = open();
    expect(await call([down, 'data'])).toEqual({ result: 'data', attempts: 2 });
    expect(onFailure).not.toHaveBeenCalled();
  });

  it('is the last one', async () => {
    const { call } = open();
    expect(await call([down, failure('server', 503), 'data'])).toMatchObject({
      result: { kind: 'server' },
      attempts: 2,
    });
  });

  it('is not made for a call that writes', async () => {
    expect((await open().call([down, 'data'], { method: 'POST' })).attempts).toBe(1);
  });

  it('waits 50 to 150 ms, and not at all once the call has ended', async () => {
    const { guard } = open();
    const caller = new AbortController();
    const send = jest.fn().mockRejectedValue(down);
    const waiting = (signal: AbortSignal) =>
      guard(request({ signal }), send).catch((error: unknown) => error);
    const first = waiting(caller.signal);
    await jest.advanceTimersByTimeAsync(49);
    expect(send).toHaveBeenCalledTimes(1);
    caller.abort();
    expect(await first).toBe(down);
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('costs a tenth of the calls at most', async () => {
    const { call } = open();
    let attempts = 0;
    for (let made = 0; made < 100; made += 1) {
      // A success in between keeps the circuit closed.
      await call(['data'], item);
      attempts += (await call([failure('server', 503), 'data'], item)).attempts;
    }
    expect(attempts - 100).toBeGreaterThanOrEqual(20);
    expect(attempts - 100).toBeLessThanOrEqual(21);
  });
});

describe('the circuit of a family', () => {
  it('opens after twenty breakdowns: calls fail at once, without being made', async () => {
    const { call, fail, onFailure } = open();
    await fail(20);
    onFailure.mockClear();
    const { result, attempts } = await call(['data']);
    expect(attempts).toBe(0);
    expect(result).toMatchObject({ name: 'ApiError', kind: 'network' });
    expect(onFailure.mock.calls).toEqual([
      [{ family: 'peony', operation: '/peony/v3/hot/72h', kind: 'open' }],
    ]);
  });

  it('leaves other families alone, and the items of its own service', async () => {
    const { call, fail } = open();
    await fail(20);
    for (const template of [item.template, '/guzzle/v1/comment/{id}', '/inner/wxshare'])
      expect((await call(['data'], { template })).attempts).toBe(1);
  });

  it('is probed every five seconds, and closes with the first answer', async () => {
    const { call, clock, fail } = open();
    await fail(20);
    clock.now = 5_000;
    expect(await call([down, 'data'])).toMatchObject({ attempts: 1 });
    clock.now = 10_000;
    expect(await call(['data'])).toMatchObject({ result: 'data', attempts: 1 });
    expect(await call(['data'])).toMatchObject({ result: 'data', attempts: 1 });
  });

  it.each([
    ['no answer in time', failure('timeout'), true],
    ['HTTP 500', failure('server', 500), true],
    ['HTTP 429', failure('business', 429), true],
    ['code 429', failure('business', 429, 200), true],
    ['code 500', failure('business', 500, 200), true],
    ['a missing item', failure('business', 1001, 200), false],
    ['HTTP 404 with HTML', failure('server', 404), false],
    ['another refusal', failure('business', 1003, 200), false],
    ['a refused token', failure('unauthorized', 401), false],
    ['an answer that breaks the contract', failure('contract', 200), false],
    ['a cancelled call', failure('aborted'), false],
  ])('%s counts: %#', async (_, error, opens) => {
    const { call, fail } = open();
    await fail(20, error);
    expect((await call(['data'])).attempts).toBe(opens ? 0 : 1);
  });
});

describe('failures', () => {
  it.each([
    ['network', down, 'network'],
    ['a breakdown in an HTTP 200', failure('business', 503, 200), 'server'],
    ['another refusal', failure('business', 1003, 200), 'business'],
    ['contract', failure('contract', 200), 'contract'],
  ])('%s is thrown and reported by name', async (_, error, kind) => {
    const { call, onFailure } = open();
    expect((await call([error], { ...item, method: 'POST' })).result).toMatchObject({ kind });
    expect(onFailure.mock.calls).toEqual([[{ family: 'peony item', operation: item.template, kind }]]);
  });

  it.each([
    ['a missing item', failure('business', 1001, 200)],
    ['a cancelled call', failure('aborted')],
  ])('%s is none', async (_, error) => {
    const { call, onFailure } = open();
    expect((await call([error])).result).toBe(error);
    expect(onFailure).not.toHaveBeenCalled();
  });

  it('a call without a signal of its own gets one', async () => {
    const send = jest.fn().mockResolvedValue('data');
    await open().guard(request({ signal: undefined }), send);
    expect(send.mock.calls[0][0].signal).toBeInstanceOf(AbortSignal);
  });

  it('and ends with it when the platform does not answer', async () => {
    jest.useFakeTimers({ doNotFake: ['setImmediate'] });
    const send = jest.fn(() => new Promise(() => {}));
    const outcome = open()
      .guard(request({ signal: undefined }), send)
      .catch((error: unknown) => error);
    await jest.advanceTimersByTimeAsync(10_000);
    jest.useRealTimers();
    expect(await outcome).toMatchObject({ kind: 'timeout' });
  });
});
