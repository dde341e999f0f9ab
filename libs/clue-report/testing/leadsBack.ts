import { expect, within } from 'storybook/test';

/** What a story of a later page shows. */
export const leadsBack = async ({ canvasElement }: { canvasElement: HTMLElement }) => {
  await expect(within(canvasElement).getByRole('link', { name: '上一页' })).toBeVisible();
};
