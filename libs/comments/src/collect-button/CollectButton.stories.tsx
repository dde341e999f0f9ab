import { TestPage, withPage } from '@share/islands/testing';
import { createTestSession } from '@share/session/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { item } from '../../testing/commentFixtures';
import { createCommentServices, silentApi } from '../../testing/createCommentServices';
import type { CommentServices } from '../data/CommentServices';
import { CollectButton } from './CollectButton';

const on = (given: Partial<CommentServices> = {}) => [withPage(createCommentServices(given))];

const meta = {
  title: 'CollectButton',
  component: CollectButton,
  args: { item },
} satisfies Meta<typeof CollectButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Icon: Story = { decorators: on() };

export const LoggedOut: Story = { decorators: on({ session: createTestSession() }) };

const collect: Story['play'] = async ({ canvasElement }) => {
  const canvas = within(canvasElement);
  await userEvent.click(canvas.getByRole('button', { name: '收藏' }));
  await expect(await canvas.findByRole('button', { name: '收藏', pressed: true })).toBeVisible();
};

export const Collected: Story = { decorators: on(), play: collect };

export const OnThePlatform: Story = {
  tags: ['no-picture'],
  parameters: { backend: { isLoggedIn: true } },
  render: (args, { loaded: { services } }) => (
    <TestPage services={services}>
      <CollectButton {...args} />
    </TestPage>
  ),
  play: async ({ canvasElement, loaded: { services } }) => {
    const button = await within(canvasElement).findByRole('button', { name: '收藏', pressed: false });
    await userEvent.click(button);
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'false'));
    const relation = await services.api.getUserRelation({ type: 'article', post_id: item.postId });
    await expect(relation).toMatchObject({ is_collect: true });
  },
};

export const Pill: Story = { decorators: on(), args: { variant: 'pill' } };

export const PillCollected: Story = { decorators: on(), args: { variant: 'pill' }, play: collect };

export const Busy: Story = {
  decorators: on({ api: silentApi }),
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: '收藏' });
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-busy', 'true');
  },
};

export const Elder: Story = { decorators: on(), globals: { size: 'elder' } };
