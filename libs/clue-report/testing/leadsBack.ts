import { expect, within } from 'storybook/test';

/** The content of a story of a later page. */
export const leadsBack = async ({ canvasElement }: { canvasElement: HTMLElement }) => {
  await expect(within(canvasElement).getByRole('link', { name: '上一页' })).toBeVisible();
};
