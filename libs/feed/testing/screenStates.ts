import { expect, within } from 'storybook/test';
import { createFeedApi, offlineApi, silentApi } from './feedFixtures';

/* States of every screen with a list, as stories of `OnRoute`. */

export const emptyScreen = { args: { given: { api: createFeedApi(0) } } };

export const loadingScreen = { args: { given: { api: silentApi } } };

export const failedScreen = {
  args: { given: { api: offlineApi } },
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    await expect(await within(canvasElement).findByRole('button', { name: '重新加载' })).toBeVisible();
  },
};
