import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Recommendations } from './Recommendations';
import { createCardsApi, pageOf, pictured, posts, silentApi, siteOrigin } from '../../testing';

const meta = {
  title: 'Recommendations',
  component: Recommendations,
  args: { api: createCardsApi(posts(14)), initial: pictured(14), siteOrigin },
} satisfies Meta<typeof Recommendations>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const Empty: Story = { args: { initial: pageOf([]) } };

export const Loading: Story = {
  args: { api: silentApi },
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: '加载更多' });
    await userEvent.click(button);
    await waitFor(() => expect(button).toHaveTextContent('加载中'));
  },
};

const recovering = createCardsApi(posts(14));

export const SecondTry: Story = {
  args: { api: recovering },
  play: async ({ canvasElement }) => {
    recovering.isOffline = true;
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: '加载更多' }));
    const retry = await canvas.findByRole('button', { name: '加载失败，点按重试' });
    recovering.isOffline = false;
    await userEvent.click(retry);
    await waitFor(() => expect(canvas.getAllByRole('link')).toHaveLength(14));
  },
};
