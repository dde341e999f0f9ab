import { createSafeStorage } from '@share/environment';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { never } from '../../testing/createLoginServices';
import { createLoginState } from '../hand-over/createLoginState';
import { LoginHandOver } from './LoginHandOver';

const storage = createSafeStorage(() => window.sessionStorage);
const leaveFor = fn();
const succeed = () => Promise.resolve({ ok: true } as const);

/** Comes back from the mini program with a login that this browser has begun. */
const comeBack = () => {
  createLoginState(storage, () => 'state-1', Date.now());
  window.history.replaceState(null, '', '#token=a.b.c&user_id=u1&state=state-1');
};

const meta = {
  title: 'LoginHandOver',
  component: LoginHandOver,
  args: { siteOrigin: 'https://share.example.com', storage, session: { adopt: succeed }, leaveFor },
} satisfies Meta<typeof LoginHandOver>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Busy: Story = { beforeEach: comeBack, args: { session: { adopt: never } } };

export const TakenOver: Story = {
  beforeEach: comeBack,
  play: async () => {
    await waitFor(() => expect(leaveFor).toHaveBeenCalledWith('/davmu/share/'));
    await expect(window.location.href).not.toContain('a.b.c');
  },
};

export const NotBegunHere: Story = {
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent('登录信息已失效');
  },
};

export const NotBegunHereDark: Story = { ...NotBegunHere, globals: { theme: 'dark' } };

export const Refused: Story = {
  beforeEach: comeBack,
  args: {
    session: {
      adopt: () =>
        Promise.resolve({
          ok: false,
          reason: 'refused',
          message: '这个账号已经停用，如有疑问请拨打客服电话 400-000-0000。',
        }),
    },
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent('已经停用');
  },
};

export const NarrowAndTwiceTheText: Story = {
  ...Refused,
  globals: { size: 'max', viewport: { value: 'narrow' } },
};
