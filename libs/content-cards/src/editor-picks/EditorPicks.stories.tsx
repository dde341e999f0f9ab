import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { EditorPicks } from './EditorPicks';
import { createCardsApi, pageOf, posts, silentApi, siteOrigin } from '../../testing';

const list = posts(12);

const meta = {
  title: 'EditorPicks',
  component: EditorPicks,
  args: { api: createCardsApi(list), initial: pageOf(list), siteOrigin },
} satisfies Meta<typeof EditorPicks>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const WholeList: Story = { args: { initial: pageOf(list.slice(0, 3)) } };

export const Empty: Story = { args: { initial: pageOf([]) } };

export const Loading: Story = {
  args: { api: silentApi },
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: '加载更多' });
    await userEvent.click(button);
    await waitFor(() => expect(button).toHaveTextContent('加载中'));
  },
};

const offline = createCardsApi(list);
offline.isOffline = true;

export const Failed: Story = {
  args: { api: offline },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: '加载更多' }));
    await expect(await canvas.findByRole('button', { name: '加载失败，点按重试' })).toBeVisible();
    await expect(canvas.getAllByRole('link')).toHaveLength(10);
  },
};

export const LoadMore: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: '加载更多' }));
    await waitFor(() => expect(canvas.getAllByRole('link')).toHaveLength(12));
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
