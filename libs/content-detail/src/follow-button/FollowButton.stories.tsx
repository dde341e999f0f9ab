import { createPageActions } from '@share/islands/testing';
import { createTestSession } from '@share/session/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { FollowButton } from './FollowButton';
import { FreshCache } from '@share/content-cards/testing';

const followed = (is_follow: boolean) => ({
  getFollowState: async () => ({ is_follow }),
  changeFollow: async ({ type }: { type: 0 | 1 }) => ({ is_follow: type === 1 }),
});

const meta = {
  title: 'FollowButton',
  component: FollowButton,
  decorators: [(Button) => <FreshCache>{Button()}</FreshCache>],
  args: {
    accountId: 'm-1',
    api: followed(false),
    session: createTestSession({ isLoggedIn: true }),
    page: createPageActions(),
  },
} satisfies Meta<typeof FollowButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NotFollowed: Story = {};

export const LoggedOut: Story = { args: { session: createTestSession() } };

export const Followed: Story = {
  args: { api: followed(true) },
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: '关注' });
    await waitFor(() => expect(button).toHaveAttribute('aria-pressed', 'true'));
    await expect(button).toHaveTextContent('已关注');
  },
};

export const OnThePlatform: Story = {
  tags: ['no-picture'],
  parameters: { backend: { isLoggedIn: true } },
  args: { accountId: 'mpGuanCha1' },
  render: (args, { loaded: { services } }) => <FollowButton {...args} {...services} />,
  play: async ({ canvasElement, loaded: { services } }) => {
    const { is_follow: before } = await services.api.getFollowState({ uid: 'mpGuanCha1' });
    const button = await within(canvasElement).findByRole('button', { name: '关注', pressed: before });
    await userEvent.click(button);
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'false'));
    await expect(button).toHaveAttribute('aria-pressed', String(!before));
    const { is_follow: after } = await services.api.getFollowState({ uid: 'mpGuanCha1' });
    await expect(after).toBe(!before);
  },
};

export const Busy: Story = {
  args: { api: { ...followed(false), changeFollow: () => new Promise(() => undefined) } },
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: '关注' });
    await userEvent.click(button);
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
  },
};
