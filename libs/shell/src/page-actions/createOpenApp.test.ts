import { createOverlays } from '../overlays/createOverlays';
import { createOpenApp } from './createOpenApp';

const mockLaunch = { isMissing: false, open: jest.fn(async () => ({ way: 'guide' as const })) };

jest.mock('./createAppLaunch', () => ({
  createAppLaunch: () => {
    if (mockLaunch.isMissing) throw new Error('The code is missing.');
    return { open: mockLaunch.open, settleTag: () => ({ way: 'close' }) };
  },
}));

const settings = {
  clientUaToken: 'ShareApp',
  app: { scheme: 'shareapp', universalLink: '', packageName: '', wxOpenAppId: '' },
  appLink: {},
  isPreview: false,
};

const start = () => {
  const overlays = createOverlays(() => undefined);
  const toast = jest.spyOn(overlays, 'toast');
  const open = jest.spyOn(overlays, 'open');
  const api = { getAppModule: async () => ({}) as never };
  return { toast, open, ...createOpenApp(settings, { overlays, api, onAttempt: () => undefined }) };
};

const settled = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  mockLaunch.isMissing = false;
  mockLaunch.open.mockClear();
});

test('the first tap waits for the code that opens the app, a later one is acted on in its handler', async () => {
  const { openApp, open } = start();
  openApp();
  expect(mockLaunch.open).not.toHaveBeenCalled();
  await settled();
  expect(open).toHaveBeenCalledWith({ name: 'offer', offer: { way: 'guide' } });
  openApp();
  expect(mockLaunch.open).toHaveBeenCalledTimes(2);
});

test('code that cannot be loaded: the visitor is informed, and the next tap tries again', async () => {
  const { openApp, toast } = start();
  mockLaunch.isMissing = true;
  openApp();
  await settled();
  expect(toast).toHaveBeenCalledWith('出错了，请再试一次');
  mockLaunch.isMissing = false;
  openApp();
  await settled();
  expect(mockLaunch.open).toHaveBeenCalledTimes(1);
});

test("a failed tap on WeChat's tag gets its offer also before the code is there", async () => {
  const { settleOpenTag, open } = start();
  settleOpenTag('error');
  await settled();
  expect(open).toHaveBeenCalledWith({ name: 'offer', offer: { way: 'close' } });
});

test('a success offers the app, but not in 大字版', () => {
  const { successRule } = start();
  expect(successRule.offersApp('collected')).toBe(true);
  for (const size of ['elder', 'max']) {
    document.documentElement.setAttribute('data-size', size);
    expect(successRule.offersApp('collected')).toBe(false);
  }
  document.documentElement.setAttribute('data-size', 'large');
  expect(successRule.offersApp('collected')).toBe(true);
  document.documentElement.removeAttribute('data-size');
});
