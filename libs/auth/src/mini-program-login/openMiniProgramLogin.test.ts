import { createSafeStorage } from '@share/environment';
import wx from 'weixin-js-sdk';
import { takeLoginState } from './loginState';
import { openMiniProgramLogin } from './openMiniProgramLogin';

jest.mock('weixin-js-sdk', () => ({
  __esModule: true,
  default: { miniProgram: { navigateTo: jest.fn() } },
}));

test('goes to the login page of the mini program with the page of the visitor and a state this browser remembers', () => {
  window.history.replaceState(null, '', '/davmu/share/search/index.html?q=湿地&page=2#top');
  const storage = createSafeStorage(() => window.localStorage);
  openMiniProgramLogin(storage);
  const { state = '' } = takeLoginState(storage) ?? {};
  expect(state).not.toBe('');
  const [[{ url }]] = jest.mocked(wx.miniProgram.navigateTo).mock.calls as [[{ url: string }]];
  expect(url).toMatch(/^[\x21-\x7e]+$/);
  expect(url).toMatch(/^\/pages\/login\/index\?/);
  expect(Object.fromEntries(new URLSearchParams(url.split('?')[1]))).toEqual({
    path: window.location.pathname + window.location.search,
    state,
  });
});
