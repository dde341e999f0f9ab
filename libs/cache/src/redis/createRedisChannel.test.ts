import { createTestRedis, describeWithRedis } from '../../testing/createTestRedis';
import { createRedisChannel } from './createRedisChannel';
import { createRedisStore } from './createRedisStore';

jest.setTimeout(30_000);

const closing: (() => unknown)[] = [];
const open = (url: string, onMessage: (body: unknown) => Promise<void>) => {
  const onFailure = jest.fn();
  const store = createRedisStore(url, { prefixOf: () => 'share:r1', onFailure, budgetMs: 500, pauseMs: 100 });
  const channel = createRedisChannel(url, { name: 'share:channel', store, onMessage, onFailure });
  closing.push(channel.close, store.close);
  return { ...channel, onFailure };
};

afterEach(() => closing.splice(0).forEach((close) => close()));

test('without a Redis a message reaches no instance, and the sender knows', async () => {
  const { send } = open('redis://127.0.0.1:1', async () => undefined);
  expect(await send({ all: true })).toBeUndefined();
});

describeWithRedis('on a real Redis', () => {
  let redis: Awaited<ReturnType<typeof createTestRedis>>;
  beforeAll(async () => {
    redis = await createTestRedis();
    await redis.start();
  });
  afterAll(() => redis.kill());

  /** Sends until so many instances are there. */
  const sendTo = async (instances: number, send: ReturnType<typeof open>['send'], body: unknown) => {
    for (let tries = 0; tries < 200; tries += 1) {
      const delivery = await send(body);
      if (delivery?.reached === instances) return delivery;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    throw new Error('The instances are not there');
  };

  test('a message reaches every instance, the sender too, and each confirms it when it is done', async () => {
    const received: unknown[] = [];
    const onMessage = async (body: unknown) => void received.push(body);
    const [first] = [open(redis.url, onMessage), open(redis.url, onMessage)];
    expect(await sendTo(2, first.send, { kind: 'home' })).toEqual({ reached: 2, confirmed: 2 });
    expect(received.slice(-2)).toEqual([{ kind: 'home' }, { kind: 'home' }]);
  });

  test('an instance that fails at it does not confirm, and reports that', async () => {
    const first = open(redis.url, async () => undefined);
    const second = open(redis.url, () => Promise.reject(new Error('down')));
    expect(await sendTo(2, first.send, {})).toEqual({ reached: 2, confirmed: 1 });
    expect(second.onFailure).toHaveBeenCalledWith('message', expect.objectContaining({ message: 'down' }));
  });

  test('after a lost connection an instance listens again', async () => {
    const first = open(redis.url, async () => undefined);
    await sendTo(1, first.send, {});
    await redis.kill();
    await redis.start();
    expect(await sendTo(1, first.send, {})).toEqual({ reached: 1, confirmed: 1 });
  });
});
