/**
 * @jest-environment jsdom
 * @jest-environment-options {"userAgent": "Mozilla/5.0 (Linux; Android 13) Mobile Safari/537.36 MicroMessenger/8.0.49.2600"}
 */
import { createWeChat } from './createWeChat';
import { loadWeChatSdk } from './loadWeChatSdk';

/** Calls of the real SDK to WeChat's bridge. */
const calls: { name: string; args: Record<string, unknown> }[] = [];
const images: string[] = [];

beforeAll(() => {
  Object.assign(window, {
    WeixinJSBridge: {
      invoke: (name: string, args: Record<string, unknown>, answer: (result: object) => void) => {
        calls.push({ name, args });
        setTimeout(answer, 0, { err_msg: `${name}:ok` });
      },
      on: () => undefined,
    },
    Image: class {
      set src(address: string) {
        images.push(address);
      }
    },
  });
});

const card = { title: '白鹭', desc: '回来了', link: 'https://m.example.com/a', imgUrl: '' };

test('the real SDK requests the permissions, sets the card and sends no reports', async () => {
  const sdk = await loadWeChatSdk();
  const onFailure = jest.fn();
  const weChat = createWeChat({
    sdk,
    sign: async () => ({ appId: 'wx1', timestamp: 7, nonceStr: 'n', signtrue: 'abc' }),
    addresses: () => ['https://m.example.com/a', 'https://m.example.com/a'],
    onSet: () => undefined,
    onFailure,
    onLateReady: () => undefined,
  });
  await weChat.share(card);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(calls.map(({ name }) => name)).toEqual([
    'preVerifyJSAPI',
    'updateAppMessageShareData',
    'updateTimelineShareData',
  ]);
  expect(calls[0]?.args).toMatchObject({
    verifyAppId: 'wx1',
    verifyTimestamp: '7',
    verifyNonceStr: 'n',
    verifySignature: 'abc',
    verifyOpenTagList: ['wx-open-launch-app', 'wx-open-launch-weapp'],
  });
  expect(calls[1]?.args).toMatchObject(card);
  expect(images).toEqual([]);
  expect(onFailure).not.toHaveBeenCalled();
});
