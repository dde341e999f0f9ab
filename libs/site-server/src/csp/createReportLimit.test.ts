import { createTestRedis, describeWithRedis } from '@share/cache/testing';
import { createReportLimit } from './createReportLimit';

jest.setTimeout(30_000);

const closing: (() => void)[] = [];
afterEach(() => closing.splice(0).forEach((close) => close()));

/** Asks until the answer is yes. */
const until = async (ask: () => boolean | Promise<boolean>): Promise<void> => {
  for (let tries = 0; tries < 500; tries += 1) {
    if (await ask()) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error('The answer stayed no');
};

const perMinute = 5;
const open = (redisUrl?: string, siteOrigin = 'https://share.example.com') => {
  const failures: string[] = [];
  const limit = createReportLimit({ cspReportsPerMinute: perMinute, redisUrl, siteOrigin }, ({ of, name }) =>
    failures.push(`${of} ${name}`),
  );
  closing.push(limit.close);
  return { ...limit, failures };
};
const network = '203.0.113.0';

test('a network gets what it has left, another one has its own', async () => {
  const { take } = open();
  expect([await take(network, 3), await take(network, 4), await take(network, 1)]).toEqual([3, 2, 0]);
  expect(await take('198.51.100.0', 9)).toBe(5);
});

test('a Redis that cannot be reached neither fails nor ends the counting', async () => {
  const { take, failures } = open('redis://127.0.0.1:1');
  expect([await take(network, 3), await take(network, 4)]).toEqual([3, 2]);
  await until(() => failures.length > 0);
  expect(await take(network, 1)).toBe(0);
  expect(new Set(failures)).toEqual(new Set(['redis limit connection']));
});

describeWithRedis('two instances on one Redis', () => {
  let redis: Awaited<ReturnType<typeof createTestRedis>>;
  beforeAll(async () => {
    redis = await createTestRedis();
    await redis.start();
  });
  afterAll(() => redis.kill());

  type Limit = ReturnType<typeof open>;
  let probes = 0;
  /** Requests from unused networks, until both instances count together. */
  const untilShared = (first: Limit, second: Limit) =>
    until(async () => {
      const probe = `probe${(probes += 1)}`;
      await first.take(probe, 2);
      return (await second.take(probe, perMinute)) === perMinute - 2;
    });

  test('what one takes, the other has not', async () => {
    const [first, second] = [open(redis.url), open(redis.url)];
    await untilShared(first, second);
    expect([
      await first.take(network, 3),
      await second.take(network, 3),
      await first.take(network, 1),
    ]).toEqual([3, 2, 0]);
  });

  test('another site on it counts for itself', async () => {
    const [first, second] = [open(redis.url), open(redis.url)];
    const other = open(redis.url, 'https://other.example.com');
    const otherToo = open(redis.url, 'https://other.example.com');
    await untilShared(first, second);
    await untilShared(other, otherToo);
    await first.take('198.51.100.0', 3);
    expect(await other.take('198.51.100.0', 5)).toBe(5);
  });

  test('while it answers nothing, or is gone, each counts for itself; then together again', async () => {
    const [first, second] = [open(redis.url), open(redis.url)];
    await untilShared(first, second);
    redis.hold();
    expect([await first.take('held', 4), await second.take('held', 4)]).toEqual([4, 4]);
    redis.resume();
    await untilShared(first, second);
    await redis.kill();
    expect([await first.take('gone', 4), await second.take('gone', 4)]).toEqual([4, 4]);
    await redis.start();
    await untilShared(first, second);
    expect(first.failures).toEqual(expect.arrayContaining(['redis limit count', 'redis limit connection']));
  });
});
