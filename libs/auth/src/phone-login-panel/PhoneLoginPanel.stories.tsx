import { withMark } from '@share/environment/testing';
import { withPage } from '@share/islands/testing';
import { Button } from '@share/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { createLoginServices, never, refuseCode } from '../../testing/createLoginServices';
import { PhoneLoginPanel, type PhoneLoginPanelProps } from './PhoneLoginPanel';

const meta = {
  title: 'PhoneLoginPanel',
  component: PhoneLoginPanel,
  args: {
    open: true,
    onClose: fn(),
    action: 'login',
    siteName: '云浦新闻',
  },
  beforeEach: withMark('data-env', 'mini-program'),
  decorators: [withPage(createLoginServices())],
} satisfies Meta<typeof PhoneLoginPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The panel of a story and the actions of a user in it. */
const inPanel = async (canvasElement: HTMLElement) => {
  const panel = within(await within(canvasElement).findByRole('dialog', { name: '登录' }));
  const type = (name: string, text: string) => userEvent.type(panel.getByRole('textbox', { name }), text);
  const press = (name: string) => userEvent.click(panel.getByRole('button', { name }));
  return { panel, type, press, agree: () => userEvent.click(panel.getByRole('checkbox')) };
};

const fillIn = async (canvasElement: HTMLElement) => {
  const form = await inPanel(canvasElement);
  await form.type('手机号', '13800138000');
  await form.type('验证码', '482913');
  return form;
};

export const Empty: Story = {
  tags: ['keep-focus'],
  play: async ({ canvasElement }) => {
    const { panel } = await inPanel(canvasElement);
    await expect(panel.getByRole('textbox', { name: '手机号' })).toHaveFocus();
  },
};

export const EmptyDark: Story = { ...Empty, tags: ['keep-focus'], globals: { theme: 'dark' } };

export const Filled: Story = {
  play: async ({ canvasElement }) => {
    const { panel, agree } = await fillIn(canvasElement);
    await agree();
    await expect(panel.getByRole('textbox', { name: '手机号' })).toHaveValue('138 0013 8000');
    await expect(panel.getByRole('button', { name: '登录' })).toBeEnabled();
  },
};

export const FilledDark: Story = { globals: { theme: 'dark' }, play: Filled.play };

export const CountingDown: Story = {
  play: async ({ canvasElement }) => {
    const { panel, type, press, agree } = await inPanel(canvasElement);
    await type('手机号', '13800138000');
    await agree();
    await press('获取验证码');
    await expect(await panel.findByRole('button', { name: /^\d+ 秒后重新获取$/ })).toBeVisible();
    await expect(panel.getByRole('status')).toHaveTextContent('验证码发送成功');
  },
};

export const PhoneTooShort: Story = {
  play: async ({ canvasElement }) => {
    const { panel, type, press } = await inPanel(canvasElement);
    await type('手机号', '138001380');
    await press('获取验证码');
    await expect(panel.getByText('手机号为 11 位，还差 2 位')).toBeVisible();
  },
};

export const AgreementMissing: Story = {
  play: async ({ canvasElement }) => {
    const { panel, press } = await fillIn(canvasElement);
    await press('登录');
    await expect(panel.getByText('请勾选阅读并同意《用户协议》《隐私政策》')).toBeVisible();
  },
};

export const AgreementMissingDark: Story = { globals: { theme: 'dark' }, play: AgreementMissing.play };

/** R87: nothing is sent before the visitor has agreed. */
export const AgreementMissingForCode: Story = {
  play: async ({ canvasElement }) => {
    const { panel, type, press } = await inPanel(canvasElement);
    await type('手机号', '13800138000');
    await press('获取验证码');
    await expect(panel.getByText('请勾选阅读并同意《用户协议》《隐私政策》')).toBeVisible();
    await expect(panel.getByRole('button', { name: '获取验证码' })).toBeVisible();
  },
};

/** The message names the problem; the digits are selected. */
export const WrongCode: Story = {
  tags: ['keep-focus'],
  decorators: [
    withPage(
      createLoginServices({
        session: { login: async () => ({ ok: false, reason: 'refused', message: '验证码错误' }) },
      }),
    ),
  ],
  play: async ({ canvasElement }) => {
    const { panel, agree, press } = await fillIn(canvasElement);
    await agree();
    await press('登录');
    await panel.findByText('验证码错误');
    await expect(panel.getByRole('textbox', { name: '验证码' })).toHaveAttribute('aria-invalid', 'true');
  },
};

export const WrongCodeDark: Story = { ...WrongCode, globals: { theme: 'dark' } };

export const Busy: Story = {
  decorators: [withPage(createLoginServices({ session: { login: never } }))],
  play: async ({ canvasElement }) => {
    const { panel, agree, press } = await fillIn(canvasElement);
    await agree();
    await press('登录');
    await expect(panel.getByRole('button', { name: '登录中' })).toHaveAttribute('aria-busy', 'true');
  },
};

export const LongRefusal: Story = {
  /* The message would be gone before a slow machine has taken the picture. */
  beforeEach: () => {
    const start = window.setTimeout;
    const keep = (...[handler, ms, ...rest]: Parameters<typeof start>) =>
      start(handler, ms === 2400 ? 60_000 : ms, ...rest);
    window.setTimeout = keep as typeof start;
    return () => {
      window.setTimeout = start;
    };
  },
  decorators: [
    withPage(
      createLoginServices({
        sendVerifyCode: refuseCode(
          '这个手机号今天获取验证码的次数已达上限，请明天再试，或者拨打客服电话 400-000-0000 咨询。',
        ),
      }),
    ),
  ],
  play: async ({ canvasElement }) => {
    const { panel, type, press, agree } = await inPanel(canvasElement);
    await type('手机号', '13800138000');
    await agree();
    await press('获取验证码');
    await waitFor(() => expect(panel.getByText(/已达上限/)).toBeVisible());
  },
};

export const OnThePlatform: Story = {
  tags: ['no-picture'],
  parameters: { backend: {} },
  beforeEach: withMark('data-env'),
  decorators: [(Story, { loaded }) => withPage(loaded['services'])(Story)],
  play: async ({ args, canvasElement, loaded: { services } }) => {
    const { panel, type, press, agree } = await inPanel(canvasElement);
    await type('手机号', '13800138000');
    await agree();
    await press('获取验证码');
    await panel.findByText('验证码发送成功');
    await type('验证码', services.readCode());
    await press('登录');
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
    await expect(services.session.user()).toMatchObject({ alias: '南岸小林' });
  },
};

export const WithPassword: Story = { args: { mode: 'password' } };

export const WithoutWechat: Story = { beforeEach: withMark('data-env') };

const nothingSideways: Story['play'] = async ({ canvasElement }) => {
  const content = (await within(canvasElement).findByRole('dialog')).querySelector('header + div')!;
  await expect(content.scrollWidth).toBeLessThanOrEqual(content.clientWidth);
};

export const Narrow: Story = {
  globals: { viewport: { value: 'narrow' } },
  play: async (context) => {
    await AgreementMissing.play?.(context);
    await nothingSideways(context);
  },
};

export const NarrowAndTwiceTheText: Story = {
  tags: ['no-picture'],
  globals: { size: 'max', viewport: { value: 'narrow' } },
  play: async (context) => {
    await CountingDown.play?.(context);
    await nothingSideways(context);
  },
};

export const Elder: Story = { globals: { size: 'elder' } };

const Page = (props: PhoneLoginPanelProps) => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="ghost" onClick={() => setOpen(true)}>
        评论
      </Button>
      <PhoneLoginPanel {...props} open={open} onClose={() => setOpen(false)} />
    </>
  );
};

export const OpenAndLeave: Story = {
  render: (args) => <Page {...args} />,
  play: async ({ canvasElement }) => {
    const opener = within(canvasElement).getByRole('button', { name: '评论' });
    await userEvent.click(opener);
    const { panel, type } = await inPanel(canvasElement);
    await expect(panel.getByRole('textbox', { name: '手机号' })).toHaveFocus();
    await type('手机号', '138');
    await userEvent.keyboard('{Escape}');
    await expect(opener).toHaveFocus();
    await userEvent.click(opener);
    await expect(panel.getByRole('textbox', { name: '手机号' })).toHaveValue('');
  },
};
