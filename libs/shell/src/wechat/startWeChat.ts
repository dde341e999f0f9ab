import { detectMiniProgram, readEnvironment, untilIdle, type Host } from '@share/environment';
import type { OpenAppSettings } from '../page-actions/createOpenApp';
import type { WeChatServices } from './enterWeChat';

/** Where WeChat's SDK works. */
const weChatHosts: Host[] = ['mini-program', 'wechat', 'wechat-desktop'];

/**
 * Detects a mini program around the page and marks the document with it. In WeChat it hands over the page's share card and lays
 * WeChat's own tag over what opens the app. Everything beyond this file is loaded in WeChat only; never rejects: what fails is
 * only logged (spec §4).
 * @param loadServices called when the page is idle, and not in a mini program
 */
export const startWeChat = async (
  window: Window,
  settings: OpenAppSettings,
  loadServices: () => Promise<WeChatServices>,
): Promise<void> => {
  const isInMiniProgram = await detectMiniProgram(window);
  if (isInMiniProgram) window.document.documentElement.setAttribute('data-env', 'mini-program');
  const { userAgent, maxTouchPoints } = window.navigator;
  const { clientUaToken, isPreview } = settings;
  const environment = readEnvironment(userAgent, { clientUaToken, maxTouchPoints });
  if (isPreview || !weChatHosts.includes(environment.host)) return;
  try {
    if (isInMiniProgram) {
      const { enterMiniProgram } = await import('./enterMiniProgram');
      await enterMiniProgram(window.document);
    } else {
      await untilIdle();
      const [{ enterWeChat }, services] = await Promise.all([import('./enterWeChat'), loadServices()]);
      await enterWeChat(window, settings, environment, services);
    }
  } catch (error) {
    console.info('WeChat:', error);
  }
};
