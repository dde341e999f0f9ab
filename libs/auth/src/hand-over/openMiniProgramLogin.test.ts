import { createSafeStorage } from '@share/environment';
import wx from 'weixin-js-sdk';
import { takeLoginState } from './createLoginState';
import { openMiniProgramLogin } from './openMiniProgramLogin';

jest.mock('weixin-js-sdk', () => ({
  __esModule: true,
  default: { miniProgram: { navigateTo: jest.fn() } },
}));

test('goes to the login page of the mini program with the place of the reader and a state this browser remembers', async () => {
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
