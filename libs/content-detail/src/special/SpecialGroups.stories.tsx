import { ApiError } from '@share/api-client';
import { now, posts, siteOrigin } from '@share/content-cards/testing';
import { withPage } from '@share/islands/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { unstable_serialize } from 'swr';
import { specialFixture } from '../../testing/albumFixtures';
import { createContentServices, type GivenServices } from '../../testing/createContentServices';
import { contentKeys } from '../data/contentKeys';
import type { SpecialView } from '../data/DetailView';
import { toSpecialView } from '../data/toSpecialView';
import { SpecialGroups } from './SpecialGroups';

const special = toSpecialView(specialFixture(), { now, siteOrigin });
const everything = { group_id: 'latest', content_list: posts(14), total: 14 };

const api: GivenServices['api'] = {
  getSpecial: async () => specialFixture(),
  getSpecialContent: async () => everything,
};
const offline = () => Promise.reject(new ApiError({ kind: 'network', message: 'offline' }));

/** A page on which the server has read these groups. */
const showing = (groups: SpecialView = special, given = api) => [
  withPage(createContentServices({ api: given }), {
    [unstable_serialize(contentKeys.special('wetspec1'))]: groups,
  }),
];

/** A page on which the server could not read them. */
const showingNothing = (given: GivenServices['api']) => [withPage(createContentServices({ api: given }))];

const meta = {
  title: 'SpecialGroups',
  component: SpecialGroups,
  parameters: { layout: 'fullscreen' },
  args: {
    specialId: 'wetspec1',
    siteOrigin,
  },
} satisfies Meta<typeof SpecialGroups>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = { decorators: showing() };

export const Dark: Story = { decorators: showing(), globals: { theme: 'dark' } };

export const Empty: Story = { decorators: showing({ groups: [], sections: [] }) };

export const OneSection: Story = {
  decorators: showing({ ...special, sections: special.sections.slice(0, 1) }),
};

export const FoldedByKeyboard: Story = {
  decorators: showing(),
  play: async ({ canvasElement }) => {
    const fold = within(canvasElement).getByRole('button', { name: '收起' });
    fold.focus();
    await userEvent.keyboard('{Enter}');
    await expect(fold).toHaveAttribute('aria-expanded', 'false');
    await expect(fold).toHaveTextContent('展开');
  },
};

export const MoreLoaded: Story = {
  decorators: showing(),
  play: async ({ canvasElement }) => {
    const group = within(within(canvasElement).getAllByRole('region')[0]!);
    await userEvent.click(group.getByRole('button', { name: '加载更多' }));
    await waitFor(() => expect(group.getAllByRole('link')).toHaveLength(14));
  },
};

export const NextPageFailed: Story = {
  decorators: showing(special, { ...api, getSpecialContent: offline }),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getAllByRole('button', { name: '加载更多' })[0]!);
    await expect(await within(canvasElement).findByText('加载失败，点按重试')).toBeVisible();
  },
};

export const Loading: Story = {
  decorators: showingNothing({ getSpecial: () => new Promise(() => undefined) }),
};

export const Failed: Story = {
  decorators: showingNothing({ getSpecial: offline }),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('button', { name: '重新加载' })).toBeVisible();
  },
};

export const NarrowAndTwiceTheText: Story = {
  decorators: showing(),
  globals: { size: 'max', viewport: { value: 'narrow' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
