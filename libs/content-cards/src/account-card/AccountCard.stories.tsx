import { withPage } from '@share/islands/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { createCardServices } from '../../testing';
import { accountName, type AccountDetails } from '../data/AccountDetails';
import { AccountCard } from './AccountCard';

const account: AccountDetails = {
  name: '云浦观察',
  about: '云浦日报深度报道部',
  followerCount: 186_000,
  contentCount: 412,
};

const showing = (details?: AccountDetails) => [
  withPage(createCardServices(), details && { [accountName('m-1')]: details }),
];

/**
 * The publisher of an item as a card, with followers and region. Use it on the page of an item whose account the server has loaded
 * (`loadAccount`).
 *
 * Not under a title: that is `ByLine`. Not in a list of accounts: it takes its data from the page.
 */
const meta = {
  title: 'AccountCard',
  component: AccountCard,
  args: { accountId: 'm-1' },
} satisfies Meta<typeof AccountCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = { decorators: showing(account) };

export const Place: Story = { decorators: showing({ ...account, place: '云浦' }) };

export const LongText: Story = {
  decorators: showing({
    ...account,
    name: '一个名字取得相当长的媒体账号，长到放不下',
    about: '云浦市融媒体中心新闻采访部生态组，<b>只是文字</b>，写河、湖与人',
    place: '某个写得非常非常长的地方名称',
  }),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('b')).toBeNull();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

/** The server could not load the account. */
export const NotLoaded: Story = { decorators: showing() };
