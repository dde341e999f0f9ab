import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Button } from '../button/Button';
import { CheckBox } from '../check-box/CheckBox';
import { SegmentedControl } from '../segmented-control/SegmentedControl';
import { TextField } from '../text-field/TextField';
import { Sheet } from './Sheet';

const doNothing = () => undefined;

const form = (
  <>
    <TextField
      label="请输入手机号"
      name="phone"
      value="13800138000"
      onChange={doNothing}
      leading="+86"
      clearable
    />
    <CheckBox
      name="agreed"
      checked={false}
      onChange={doNothing}
      label="我已阅读并同意《用户协议》《隐私政策》"
    />
    <Button variant="fill" wide>
      登录
    </Button>
  </>
);

/**
 * A panel from the lower edge or the right one. Use it for a form, a list of choices or a setting, after a tap; `right` is for navigation.
 *
 * Not for a single question (`Dialog`), a message (`Toast`) or what needs an address of its own (a page).
 */
const meta = {
  title: 'Sheet',
  component: Sheet,
  parameters: { docs: { story: { height: '600px' } } },
  args: {
    id: 'login',
    open: true,
    onClose: doNothing,
    title: '登录后参与讨论',
    note: '未注册的手机号将自动创建账号',
    children: form,
  },
} satisfies Meta<typeof Sheet>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Form: Story = {};

export const Dark: Story = { globals: { theme: 'dark' } };

export const NarrowAndTwiceTheText: Story = {
  globals: { size: 'max', viewport: { value: 'narrow' } },
  play: async ({ canvasElement }) => {
    const sheet = within(canvasElement).getByRole('dialog');
    await expect(sheet.scrollWidth).toBeLessThanOrEqual(sheet.clientWidth);
  },
};

export const Elder: Story = { globals: { size: 'elder' } };

export const WithoutScrim: Story = {
  args: {
    title: '阅读设置',
    note: undefined,
    hasScrim: false,
    children: (
      <SegmentedControl
        wide
        label="字号"
        name="size"
        options={[
          { value: 'standard', label: '标准' },
          { value: 'large', label: '大' },
        ]}
        value="large"
        onChange={doNothing}
      />
    ),
  },
};

export const LongContent: Story = {
  args: {
    title: '播放列表',
    note: '共 60 期',
    children: Array.from({ length: 60 }, (_, index) => (
      <button key={index} type="button" style={{ padding: '12px 0' }}>
        第 {index + 1} 期 夜航云浦：跟着末班渡轮看灯火
      </button>
    )),
    footer: (
      <Button variant="plain" wide>
        取消
      </Button>
    ),
  },
};

export const FromTheRight: Story = {
  args: { side: 'right', title: '导航', note: undefined, children: '频道' },
  play: async ({ canvasElement }) => {
    const panel = within(canvasElement).getByRole('dialog').firstElementChild as HTMLElement;
    await expect(panel.offsetWidth).toBe(Math.min(312, window.innerWidth - 44));
    await expect(panel.offsetHeight).toBe(window.innerHeight);
  },
};

const SheetOnTap = () => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="ghost" onClick={() => setOpen(true)}>
        登录
      </Button>
      <Sheet id="opened" open={open} onClose={() => setOpen(false)} title="登录后参与讨论">
        {form}
      </Sheet>
    </>
  );
};

export const OpenAndLeave: Story = {
  render: () => <SheetOnTap />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const opener = canvas.getByRole('button', { name: '登录' });
    await userEvent.click(opener);
    const sheet = await canvas.findByRole('dialog', { name: '登录后参与讨论' });
    await expect(sheet.matches(':modal')).toBe(true);
    await userEvent.click(within(sheet).getByRole('button', { name: '关闭' }));
    await expect(sheet).not.toHaveAttribute('open');
    await expect(opener).toHaveFocus();
  },
};
