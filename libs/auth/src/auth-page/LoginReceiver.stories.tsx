import { withPage } from '@share/islands/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { createLoginServices, never } from '../../testing/createLoginServices';
import type { LoginServices } from '../LoginServices';
import { createLoginState } from '../mini-program-login/loginState';
import { LoginReceiver } from './LoginReceiver';

const services = createLoginServices();
const navigate = fn();
const withAdopt = (adopt: LoginServices['session']['adopt']) => withPage({ ...services, session: { adopt } });

/** Comes back from the mini program with a login that this browser has started. */
const comeBack = () => {
  createLoginState(services.storage, () => 'state-1', Date.now());
  window.history.replaceState(null, '', '#token=a.b.c&user_id=u1&state=state-1');
};

const meta = {
  title: 'LoginReceiver',
  component: LoginReceiver,
  args: { siteOrigin: 'https://share.example.com', navigate },
  decorators: [withPage(services)],
} satisfies Meta<typeof LoginReceiver>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Busy: Story = { beforeEach: comeBack, decorators: [withAdopt(never)] };

export const TakenOver: Story = {
  beforeEach: comeBack,
  play: async () => {
    await waitFor(() => expect(navigate).toHaveBeenCalledWith('/davmu/share/'));
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
  decorators: [
    withAdopt(async () => ({
      ok: false,
      reason: 'refused',
      message: '这个账号已经停用，如有疑问请拨打客服电话 400-000-0000。',
    })),
  ],
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent('已经停用');
  },
};

let attempts = 0;

/** The first attempt gets no answer, the second one succeeds. */
const adoptAtLast: LoginServices['session']['adopt'] = async () => {
  attempts += 1;
  return attempts > 1 ? { ok: true } : { ok: false, reason: 'network', message: '网络错误，请稍后重试～' };
};

export const Unreachable: Story = {
  tags: ['no-picture'],
  beforeEach: () => {
    attempts = 0;
    comeBack();
  },
  decorators: [withAdopt(adoptAtLast)],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole('alert')).toHaveTextContent('网络错误');
    await userEvent.click(page.getByRole('button', { name: '重试' }));
    await waitFor(() => expect(navigate).toHaveBeenCalledWith('/davmu/share/'));
  },
};

export const NarrowAndTwiceTheText: Story = {
  ...Refused,
  globals: { size: 'max', viewport: { value: 'narrow' } },
};
