import { createPageActions, withPage } from '@share/islands/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { createCommunityServices } from '../../testing/createCommunityServices';
import { JoinButton } from './JoinButton';

const page = createPageActions({ offerApp: fn() });

const meta = {
  title: 'JoinButton',
  component: JoinButton,
  decorators: [withPage(createCommunityServices({ page }))],
} satisfies Meta<typeof JoinButton>;

export default meta;

export const Ready: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '加入' }));
    await expect(page.offerApp).toHaveBeenCalledWith('加入圈子');
  },
};
