import { createPageActions } from '@share/islands/testing';
import { createTestSession } from '@share/session/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { createLiveApi, type FakeLiveApi } from '../../testing/createLiveServices';
import { withLivePage } from '../../testing/onLivePage';
import { BookingButton } from './BookingButton';

const toast = fn();

/** A logged-in user, in a room with these differences. */
const userOf = (difference: Partial<FakeLiveApi> = {}) => ({
  services: () => ({
    api: Object.assign(createLiveApi(), difference),
    session: createTestSession({ isLoggedIn: true }),
    page: createPageActions({ toast }),
  }),
});

const meta = {
  title: 'BookingButton',
  component: BookingButton,
  decorators: [withLivePage],
  parameters: userOf(),
  args: { liveId: 'lvBirds1', label: '预约提醒', count: 2_416 },
} satisfies Meta<typeof BookingButton>;

export default meta;
type Story = StoryObj<typeof meta>;

const book = (canvasElement: HTMLElement) =>
  userEvent.click(within(canvasElement).getByRole('button', { name: '预约提醒' }));

const findBooked = (canvasElement: HTMLElement) =>
  within(canvasElement).findByRole('button', { name: '已预约', pressed: true });

export const Ready: Story = {};

export const Dark: Story = { globals: { theme: 'dark' } };

/** A count of zero is not shown. */
export const NoneYet: Story = {
  args: { count: 0 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByText(/人预约/)).toBeNull();
  },
};

export const Booked: Story = {
  parameters: userOf({ isBooked: true }),
  play: async ({ canvasElement }) => {
    await expect(await findBooked(canvasElement)).toBeVisible();
  },
};

export const BookedDark: Story = { ...Booked, globals: { theme: 'dark' } };

/** It shows at once what was requested. */
export const Busy: Story = {
  parameters: userOf({ createBooking: () => new Promise(() => undefined) }),
  play: async ({ canvasElement }) => {
    await book(canvasElement);
    await expect(await findBooked(canvasElement)).toHaveAttribute('aria-busy', 'true');
  },
};

export const BookAndGiveUp: Story = {
  tags: ['no-picture'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await book(canvasElement);
    await expect(await canvas.findByText('已有 2417 人预约')).toBeVisible();
    await expect(toast).toHaveBeenCalledWith('预约成功，开播前提醒你');
    await userEvent.click(await findBooked(canvasElement));
    await expect(await canvas.findByText('已有 2416 人预约')).toBeVisible();
    await expect(toast).toHaveBeenLastCalledWith('已取消预约');
    await expect(canvas.getByRole('button', { name: '预约提醒', pressed: false })).toBeVisible();
  },
};

/** Looks as before; the page says why. */
export const Failed: Story = {
  tags: ['no-picture'],
  parameters: userOf({ isOffline: true }),
  play: async ({ canvasElement }) => {
    await book(canvasElement);
    await waitFor(() => expect(toast).toHaveBeenCalledTimes(1));
    const button = within(canvasElement).getByRole('button', { name: '预约提醒', pressed: false });
    await expect(button).toHaveAttribute('aria-busy', 'false');
  },
};

const onLoginRequired = fn(() => 'closed' as const);

/** A visitor has to log in, and closes the panel. */
export const LoggedOut: Story = {
  tags: ['no-picture'],
  parameters: { services: () => ({ session: createTestSession({ onLoginRequired }) }) },
  play: async ({ canvasElement }) => {
    await book(canvasElement);
    await waitFor(() => expect(onLoginRequired).toHaveBeenCalledWith('booking'));
    await expect(
      within(canvasElement).getByRole('button', { name: '预约提醒', pressed: false }),
    ).toBeVisible();
  },
};

/** As long as a label may be. */
export const LongText: Story = {
  args: { label: '预约开播提醒通知', count: 123_456_789 },
  globals: { size: 'max', viewport: { value: 'narrow', isRotated: false } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
