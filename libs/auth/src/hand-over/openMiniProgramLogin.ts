import type { SafeStorage } from '@share/environment';
import { v4 as createId } from 'uuid';
import { createLoginState } from './createLoginState';
import { miniProgramLoginUrl } from './miniProgramLoginUrl';

/**
 * Leaves for the login page of the WeChat mini program around the site (spec §4); it leads back to `/auth` (R5). Loads the SDK
 * of WeChat, so call it nowhere else.
 */
export const openMiniProgramLogin = async (storage: SafeStorage): Promise<void> => {
  const { default: wx } = await import('weixin-js-sdk');
  const { pathname, search } = window.location;
  const state = createLoginState(storage, createId, Date.now());
  wx.miniProgram.navigateTo({ url: miniProgramLoginUrl({ path: pathname + search, state }) });
};
