import type { SafeStorage } from '@share/environment';
import { v4 as createId } from 'uuid';
import wx from 'weixin-js-sdk';
import { createLoginState } from './loginState';

/**
 * Goes to the login page of the WeChat mini program around the site (spec §4), which leads back to `/auth` (R5). Comes with the
 * SDK of WeChat, so it is loaded when it is used. Everything in the address is percent-encoded: raw Chinese shows a white screen on iOS.
 */
export const openMiniProgramLogin = (storage: SafeStorage): void => {
  const { pathname, search } = window.location;
  const state = createLoginState(storage, createId, Date.now());
  const path = encodeURIComponent(pathname + search);
  wx.miniProgram.navigateTo({ url: `/pages/login/index?path=${path}&state=${encodeURIComponent(state)}` });
};
