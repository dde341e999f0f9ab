import { TestPage, withPage } from '@share/islands/testing';
import { createTestSession } from '@share/session/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { createCardServices, createCardsApi, silentApi } from '../../testing';
import type { CardServices } from '../data/CardServices';
import { FollowButton } from './FollowButton';

const on = (given: Partial<CardServices>) => [
  withPage(createCardServices({ session: createTestSession({ isLoggedIn: true }), ...given })),
];

const followed = Object.assign(createCardsApi(), { isFollowed: true });

const meta = {
  title: 'FollowButton',
  component: FollowButton,
  args: { accountId: 'm-1' },
} satisfies Meta<typeof FollowButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NotFollowed: Story = { decorators: on({}) };

export const LoggedOut: Story = { decorators: on({ session: createTestSession() }) };

export const Followed: Story = {
  decorators: on({ api: followed }),
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
  render: (args, { loaded: { services } }) => (
    <TestPage services={services}>
      <FollowButton {...args} />
    </TestPage>
  ),
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
  decorators: on({ api: silentApi }),
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: '关注' });
    await userEvent.click(button);
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
  },
};
