import type { SafeStorage } from '@share/environment';
import { v4 as createId } from 'uuid';
import { createLoginState } from './loginState';

/**
 * The login page of the mini program around the site, for `wx.miniProgram.navigateTo` (spec §4). Everything is
 * percent-encoded: raw Chinese shows a white screen on iOS.
 * @param path the reader's page, with its query
 * @param state of `createLoginState`
 */
export const toMiniProgramLoginUrl = (path: string, state: string): string =>
  `/pages/login/index?path=${encodeURIComponent(path)}&state=${encodeURIComponent(state)}`;

/**
 * Goes to the login page of the WeChat mini program around the site (spec §4), which leads back to `/auth` (R5). Loads the SDK
 * of WeChat.
 */
export const openMiniProgramLogin = async (storage: SafeStorage): Promise<void> => {
  const { default: wx } = await import('weixin-js-sdk');
  const { pathname, search } = window.location;
  const state = createLoginState(storage, createId, Date.now());
  wx.miniProgram.navigateTo({ url: toMiniProgramLoginUrl(pathname + search, state) });
};
