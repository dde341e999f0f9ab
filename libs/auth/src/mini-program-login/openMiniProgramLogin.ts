import type { SafeStorage } from '@share/environment';
import { v4 as createId } from 'uuid';
import { createLoginState } from './loginState';

/**
 * Goes to the login page of the WeChat mini program around the site (spec §4), which leads back to `/auth` (R5). Loads the SDK
 * of WeChat. Everything in the address is percent-encoded: raw Chinese shows a white screen on iOS.
 */
export const openMiniProgramLogin = async (storage: SafeStorage): Promise<void> => {
  const { default: wx } = await import('weixin-js-sdk');
  const { pathname, search } = window.location;
  const state = createLoginState(storage, createId, Date.now());
  const path = encodeURIComponent(pathname + search);
  wx.miniProgram.navigateTo({ url: `/pages/login/index?path=${path}&state=${encodeURIComponent(state)}` });
};
