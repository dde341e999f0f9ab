import { detectMiniProgram, isWeChatAgent, untilIdle } from '@share/environment';
import { hostMark } from '@share/environment/document';
import type { OpenAppSettings } from '../page-actions/createOpenApp';
import type { WeChatServices } from './enterWeChat';

/**
 * Detects a mini program around the page and marks the document with it. In WeChat it hands over the page's share card and lays
 * WeChat's own tag over the controls that open the app. Everything beyond this file is loaded in WeChat only; never rejects: failures are
 * only logged (spec §4).
 * @param loadServices called when the page is idle, and not in a mini program
 */
export const startWeChat = async (
  window: Window,
  settings: OpenAppSettings,
  loadServices: () => Promise<WeChatServices>,
): Promise<void> => {
  const isInMiniProgram = await detectMiniProgram(window);
  if (isInMiniProgram) window.document.documentElement.setAttribute(hostMark, 'mini-program');
  if (settings.isPreview || !isWeChatAgent(window.navigator.userAgent)) return;
  try {
    if (isInMiniProgram) {
      const { enterMiniProgram } = await import('./enterMiniProgram');
      await enterMiniProgram(window.document);
    } else {
      await untilIdle();
      const [{ enterWeChat }, services] = await Promise.all([import('./enterWeChat'), loadServices()]);
      await enterWeChat(window, settings, services);
    }
  } catch (error) {
    console.info('WeChat:', error);
  }
};
