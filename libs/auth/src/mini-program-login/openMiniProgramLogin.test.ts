import { createSafeStorage } from '@share/environment';
import wx from 'weixin-js-sdk';
import { takeLoginState } from './loginState';
import { openMiniProgramLogin, toMiniProgramLoginUrl } from './openMiniProgramLogin';

jest.mock('weixin-js-sdk', () => ({
  __esModule: true,
  default: { miniProgram: { navigateTo: jest.fn() } },
}));

test('goes to the login page of the mini program with the page of the reader and a state this browser remembers', async () => {
  window.history.replaceState(null, '', '/davmu/share/?group=云浦');
  const storage = createSafeStorage(() => window.localStorage);
  await openMiniProgramLogin(storage);
  const { state = '' } = takeLoginState(storage) ?? {};
  expect(state).not.toBe('');
  const path = encodeURIComponent(window.location.pathname + window.location.search);
  expect(wx.miniProgram.navigateTo).toHaveBeenCalledWith({
    url: `/pages/login/index?path=${path}&state=${state}`,
  });
});

test('names the login page of the mini program without a raw character', () => {
  const url = toMiniProgramLoginUrl('/davmu/share/search/index.html?q=湿地&page=2#top', 's 1');
  expect(url).toMatch(/^[\x21-\x7e]+$/);
  const query = new URLSearchParams(url.replace('/pages/login/index?', ''));
  expect(Object.fromEntries(query)).toEqual({
    path: '/davmu/share/search/index.html?q=湿地&page=2#top',
    state: 's 1',
  });
});
