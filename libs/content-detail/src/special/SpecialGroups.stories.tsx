import { ApiError } from '@share/api-client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { specialFixture } from '../../testing/albumFixtures';
import { toSpecialView } from '../data/toSpecialView';
import { SpecialGroups, type SpecialGroupsApi } from './SpecialGroups';
import { FreshCache, now, posts, siteOrigin } from '@share/content-cards/testing';

const special = toSpecialView(specialFixture(), { now, siteOrigin });
const everything = { group_id: 'latest', content_list: posts(14), total: 14 };

const api: SpecialGroupsApi = {
  getSpecial: async () => specialFixture(),
  getSpecialContent: async () => everything,
};
const offline = () => Promise.reject(new ApiError({ kind: 'network', message: 'offline' }));

const meta = {
  title: 'SpecialGroups',
  component: SpecialGroups,
  parameters: { layout: 'fullscreen' },
  decorators: [(Groups) => <FreshCache>{Groups()}</FreshCache>],
  args: {
    specialId: 'wetspec1',
    special,
    siteOrigin,
    api,
  },
} satisfies Meta<typeof SpecialGroups>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const Dark: Story = { globals: { theme: 'dark' } };

export const Empty: Story = { args: { special: { groups: [], sections: [] } } };

export const OneSection: Story = {
  args: { special: { ...special, sections: special.sections.slice(0, 1) } },
};

export const FoldedByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const fold = within(canvasElement).getByRole('button', { name: '收起' });
    fold.focus();
    await userEvent.keyboard('{Enter}');
    await expect(fold).toHaveAttribute('aria-expanded', 'false');
    await expect(fold).toHaveTextContent('展开');
  },
};

export const MoreLoaded: Story = {
  play: async ({ canvasElement }) => {
    const group = within(within(canvasElement).getAllByRole('region')[0]!);
    await userEvent.click(group.getByRole('button', { name: '加载更多' }));
    await waitFor(() => expect(group.getAllByRole('link')).toHaveLength(14));
  },
};

export const NextPageFailed: Story = {
  args: {
    api: { ...api, getSpecialContent: offline },
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getAllByRole('button', { name: '加载更多' })[0]!);
    await expect(await within(canvasElement).findByText('加载失败，点按重试')).toBeVisible();
  },
};

export const Loading: Story = {
  args: { special: undefined, api: { ...api, getSpecial: () => new Promise(() => undefined) } },
};

export const Failed: Story = {
  args: { special: undefined, api: { ...api, getSpecial: offline } },
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByRole('button', { name: '加载失败，点按重试' }),
    ).toBeVisible();
  },
};

export const NarrowAndTwiceTheText: Story = {
  globals: { size: 'max', viewport: { value: 'narrow' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
