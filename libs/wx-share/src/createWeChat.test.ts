import { addressesToSign, createWeChat } from './createWeChat';
import type { WeChatSdk } from './loadWeChatSdk';

const card = {
  title: '白鹭',
  desc: '回来了',
  link: 'https://m.example.com/a',
  imgUrl: 'https://m.example.com/a.png',
};
const timeline = { title: card.title, link: card.link, imgUrl: card.imgUrl };
const address = 'https://m.example.com/a';
const otherAddress = 'https://m.example.com/b';
const signing = { appId: 'wx0000000000000001', timestamp: 1414587457, nonceStr: 'n' };
const signtrue = '0f9de62fce790f9a083d5c99e95740ceb90c27ed';

/** A refusal, none at all, or how long WeChat takes for its answer. */
type Answer = string | 'silence' | { afterMs: number; refusal?: string };

/** Behaves as the SDK: `ready` calls back after the first configuration, also after a failed one, and at once from then on. */
const createSdk = (answers: Answer[]) => {
  const state: { ready: (() => void)[]; error?: (refusal: { errMsg: string }) => void; isOver: boolean } = {
    ready: [],
    isOver: false,
  };
  const configs: object[] = [];
  const sdk = {
    config: jest.fn((config: { jsApiList: unknown[] }) => {
      configs.push(structuredClone(config));
      config.jsApiList.fill('renamed by the SDK');
      const answer = answers.shift();
      if (answer === 'silence') return;
      const { afterMs, refusal } = typeof answer === 'object' ? answer : { afterMs: 100, refusal: answer };
      setTimeout(() => {
        state.isOver = true;
        if (refusal !== undefined) state.error?.({ errMsg: refusal });
        for (const onReady of state.ready.splice(0)) onReady();
      }, afterMs);
    }),
    ready: (onReady: () => void) => void (state.isOver ? onReady() : state.ready.push(onReady)),
    error: (onError: typeof state.error) => void (state.error = onError),
    updateAppMessageShareData: jest.fn(),
    updateTimelineShareData: jest.fn(),
    onMenuShareAppMessage: jest.fn(),
    onMenuShareTimeline: jest.fn(),
    miniProgram: { postMessage: jest.fn() },
  };
  return { sdk: sdk satisfies WeChatSdk, configs };
};

const start = (answers: Answer[] = [], addresses: [string, string] = [address, address]) => {
  const { sdk, configs } = createSdk(answers);
  const sign = jest.fn((): Promise<unknown> => Promise.resolve({ ...signing, signtrue }));
  const onFailure = jest.fn();
  const onSet = jest.fn();
  const onLateReady = jest.fn();
  const page = { addresses };
  const weChat = createWeChat({
    sdk,
    sign,
    addresses: () => page.addresses,
    onSet,
    onFailure,
    onLateReady,
  });
  return { sdk, configs, sign, onSet, onFailure, onLateReady, page, weChat };
};

const runTimers = async <Value>(value: Promise<Value>): Promise<Value> => {
  await jest.runAllTimersAsync();
  return value;
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('configures once for an address, with the lists of the specification', async () => {
  const { sdk, configs, sign, onFailure, weChat } = start();
  expect(await runTimers(Promise.all([weChat.share(card), weChat.share(card)]))).toEqual([true, true]);
  expect(sign.mock.calls).toEqual([[address]]);
  expect(configs).toEqual([
    {
      ...signing,
      signature: signtrue,
      debug: false,
      jsApiList: [
        'updateAppMessageShareData',
        'updateTimelineShareData',
        'onMenuShareAppMessage',
        'onMenuShareTimeline',
        'chooseImage',
      ],
      openTagList: ['wx-open-launch-app', 'wx-open-launch-weapp'],
    },
  ]);
  expect(sdk.updateAppMessageShareData).toHaveBeenCalledWith({
    ...card,
    success: expect.any(Function),
    fail: expect.any(Function),
  });
  expect(sdk.updateTimelineShareData).toHaveBeenCalledWith({ ...timeline, fail: expect.any(Function) });
  expect(onFailure).not.toHaveBeenCalled();
});

test('after an invalid signature the other address is tried once', async () => {
  const { sdk, sign, onFailure, weChat } = start(['config:fail, invalid signature'], [address, otherAddress]);
  expect(await runTimers(weChat.share(card))).toBe(true);
  expect(sign.mock.calls).toEqual([[address], [otherAddress]]);
  expect(sdk.config).toHaveBeenCalledTimes(2);
  expect(onFailure).not.toHaveBeenCalled();
});

test('a second refusal is final', async () => {
  const refusal = 'config:fail, invalid signature';
  const { sdk, onFailure, weChat } = start([refusal, refusal], [address, otherAddress]);
  expect(await runTimers(weChat.share(card))).toBe(false);
  expect(sdk.config).toHaveBeenCalledTimes(2);
  expect(sdk.updateAppMessageShareData).not.toHaveBeenCalled();
  expect(onFailure.mock.calls).toEqual([[refusal]]);
});

test.each([
  ['the same address', 'config:fail, invalid signature', [address, address]],
  ['another reason', 'config:fail, invalid url domain', [address, otherAddress]],
] as const)('nothing is tried again with %s', async (_, refusal, [first, second]) => {
  const { sign, onFailure, weChat } = start([refusal], [first, second]);
  expect(await runTimers(weChat.share(card))).toBe(false);
  expect(sign).toHaveBeenCalledTimes(1);
  expect(onFailure.mock.calls).toEqual([[refusal]]);
});

test('a page that has changed its address is configured again', async () => {
  const { sdk, page, weChat } = start();
  await runTimers(weChat.share(card));
  page.addresses = [otherAddress, address];
  await runTimers(weChat.share({ ...card, link: otherAddress }));
  expect(sdk.config).toHaveBeenCalledTimes(2);
  expect(sdk.updateAppMessageShareData).toHaveBeenLastCalledWith(
    expect.objectContaining({ link: otherAddress }),
  );
});

test('no answer of WeChat, a failing platform and missing signing data are reported as failures', async () => {
  const silent = start(['silence']);
  expect(await runTimers(silent.weChat.share(card))).toBe(false);
  expect(silent.onFailure).toHaveBeenCalledWith('config:timeout');

  const down = start();
  down.sign.mockRejectedValue(new Error('offline'));
  expect(await runTimers(down.weChat.share(card))).toBe(false);
  expect(down.onFailure).toHaveBeenCalledWith('Error: offline');

  const unsigned = start();
  unsigned.sign.mockResolvedValue(signing);
  expect(await runTimers(unsigned.weChat.share(card))).toBe(false);
  expect(unsigned.sdk.config).not.toHaveBeenCalled();
});

describe('on a line so slow that `ready` comes after the limit', () => {
  const shareSlowly = async (answers: Answer[]) => {
    const page = start(answers);
    const shared = page.weChat.share(card);
    await jest.advanceTimersByTimeAsync(3000);
    expect(await shared).toBe(false);
    expect(page.onFailure.mock.calls).toEqual([['config:timeout']]);
    return page;
  };

  test('the page is informed, and its card is set without another configuration', async () => {
    const { sdk, sign, onFailure, onLateReady, weChat } = await shareSlowly([{ afterMs: 3500 }]);
    expect(onLateReady).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(500);
    expect(onLateReady).toHaveBeenCalledTimes(1);
    expect(await runTimers(weChat.share(card))).toBe(true);
    expect(sdk.updateAppMessageShareData).toHaveBeenCalledWith(expect.objectContaining(card));
    expect([sign, sdk.config, onFailure].map(({ mock }) => mock.calls.length)).toEqual([1, 1, 1]);
  });

  test('a refusal grants nothing', async () => {
    const { onLateReady } = await shareSlowly([
      { afterMs: 3500, refusal: 'config:fail, invalid url domain' },
    ]);
    await jest.runAllTimersAsync();
    expect(onLateReady).not.toHaveBeenCalled();
  });

  test('a newer attempt sets the card itself', async () => {
    const { sdk, onLateReady, weChat } = await shareSlowly([{ afterMs: 3500 }]);
    expect(await runTimers(weChat.share(card))).toBe(true);
    expect(onLateReady).not.toHaveBeenCalled();
    expect(sdk.updateAppMessageShareData).toHaveBeenCalledTimes(1);
  });
});

test('what failed is tried again at the next need, what was granted is not', async () => {
  const { sdk, sign, weChat } = start();
  sign.mockRejectedValueOnce(new Error('offline'));
  expect(await runTimers(weChat.share(card))).toBe(false);
  expect(sdk.updateAppMessageShareData).not.toHaveBeenCalled();
  expect(await runTimers(weChat.share(card))).toBe(true);
  expect(await runTimers(weChat.share(card))).toBe(true);
  expect(sign).toHaveBeenCalledTimes(2);
  expect(sdk.config).toHaveBeenCalledTimes(1);
});

test('R43: a page without a card is shared with the text of the platform, when it sends one', async () => {
  const { sdk, sign, weChat } = start();
  expect(await runTimers(weChat.share())).toBe(true);
  expect(sdk.updateAppMessageShareData).not.toHaveBeenCalled();

  const site = { title: '云浦新闻', desc: '看见身边的事', link: address, imgUrl: '' };
  const other = start();
  other.sign.mockResolvedValue({ ...signing, signtrue, ...site });
  await runTimers(other.weChat.share());
  expect(other.sdk.updateAppMessageShareData).toHaveBeenCalledWith({
    ...site,
    success: expect.any(Function),
    fail: expect.any(Function),
  });
  await runTimers(other.weChat.share(card));
  expect(other.sdk.updateAppMessageShareData).toHaveBeenLastCalledWith(expect.objectContaining(card));
  expect(sign).toHaveBeenCalledTimes(1);
});

test('the older sharing calls are used where the new ones are refused', async () => {
  const { sdk, onSet, onFailure, weChat } = start();
  const refuse = ({ fail }: { fail: (refusal: { errMsg: string }) => void }) =>
    fail({ errMsg: 'the permission value is offline verifying' });
  sdk.updateAppMessageShareData.mockImplementation(refuse);
  sdk.updateTimelineShareData.mockImplementation(refuse);
  await runTimers(weChat.share(card));
  expect(sdk.onMenuShareAppMessage).toHaveBeenCalledWith(card);
  expect(sdk.onMenuShareTimeline).toHaveBeenCalledWith(timeline);
  expect(onFailure).toHaveBeenCalledTimes(2);
  expect(onSet.mock.calls).toEqual([['old']]);
});

test('says when the card is set', async () => {
  const { sdk, onSet, weChat } = start();
  await runTimers(weChat.share(card));
  expect(onSet).not.toHaveBeenCalled();
  sdk.updateAppMessageShareData.mock.calls[0][0].success();
  expect(onSet.mock.calls).toEqual([['new']]);
});

const page = {
  landing: 'https://m.example.com/a?from=singlemessage#part',
  current: 'https://m.example.com/b#token=secret',
};

test('iOS checks the address the document was loaded at, Android the present one', () => {
  const [loaded, present] = ['https://m.example.com/a?from=singlemessage', 'https://m.example.com/b'];
  expect(addressesToSign({ ...page, isApple: true })).toEqual([loaded, present]);
  expect(addressesToSign({ ...page, isApple: false })).toEqual([present, loaded]);
});
