import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Facts } from '../facts/Facts';
import { RelativeTime } from './RelativeTime';

/** 21 November 2026, 10:00 in Shanghai, in milliseconds. */
const now = Date.UTC(2026, 10, 21, 2);

const ago = (seconds: number) => now / 1000 - seconds;

/**
 * How long ago something happened. Use it for the time of an item, a comment or an account's activity, with the `now` of the page; it goes on
 * counting.
 *
 * Not for a moment that has to be exact, such as the beginning of a live room: that is `formatDateTime` or `formatDayTime` in a `<time>`.
 */
const meta = {
  title: 'RelativeTime',
  component: RelativeTime,
  args: { at: ago(3 * 3600), now },
} satisfies Meta<typeof RelativeTime>;

export default meta;
type Story = StoryObj<typeof RelativeTime>;

export const Ready: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('3小时前')).toHaveAttribute(
      'datetime',
      '2026-11-20T23:00:00Z',
    );
  },
};

const minute = 60;
const day = 24 * 3600;
const ages = [5, 59, minute, 12 * minute, 3600, 23 * 3600, day, 3 * day, 3 * day + 1, 400 * day];

/** From seconds to days; after 72 hours the date in Shanghai. */
export const Ages: Story = {
  render: () => (
    <ul role="list">
      {ages.map((age) => (
        <li key={age}>
          <RelativeTime at={ago(age)} now={now} />
        </li>
      ))}
    </ul>
  ),
  play: async ({ canvasElement }) => {
    const shown = within(canvasElement)
      .getAllByRole('listitem')
      .map((item) => item.textContent);
    await expect(shown).toEqual([
      '5秒前',
      '59秒前',
      '1分钟前',
      '12分钟前',
      '1小时前',
      '23小时前',
      '1天前',
      '3天前',
      '2026-11-18',
      '2025-10-17',
    ]);
  },
};

/** A clock that is slow: a past event is never in the future. */
export const InTheFuture: Story = {
  args: { at: ago(-600), now },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('0秒前')).toBeVisible();
  },
};

/** The text that the server has written. */
export const AsWritten: Story = { args: { at: ago(1800), text: '30分钟前' } };

export const BesideOthers: Story = {
  render: (args) => (
    <Facts>
      <span>云浦日报</span>
      <RelativeTime {...args} />
    </Facts>
  ),
};
