import { Button, CheckBox, EmptyState, Section, TextField } from '@share/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { pictured } from '../../testing';
import { CardList } from '../card-list/CardList';
import { MoreCards } from '../more-cards/MoreCards';

/**
 * How shared components are put together for what most pages need. A list says at its end whether there is more, whether it could not be
 * loaded or whether it is empty, and never two of these; the head of a section stays through all of them.
 *
 * A form keeps what was entered, and its button is never disabled: a tap says what is missing, beside the field that misses it.
 */
const meta = { title: 'Patterns' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const { items } = pictured(3);

const list = {
  items,
  hasMore: true,
  hasGrown: false,
  isLoading: false,
  hasFailed: false,
  loadMore: () => undefined,
};

const Listed = (state: Partial<typeof list>) => {
  const shown = { ...list, ...state };
  return (
    <Section id="latest" title="最新">
      <CardList cards={shown.items} />
      <MoreCards list={shown} />
    </Section>
  );
};

export const ListOfCards: Story = { render: () => <Listed /> };

/** More is on its way: the button keeps its height and the focus. */
export const ListLoading: Story = { render: () => <Listed isLoading /> };

/** What is there stays; the next tap tries again. */
export const ListFailed: Story = { render: () => <Listed hasFailed /> };

/** Nothing could be loaded: it is never called empty. */
export const ListNotLoaded: Story = { render: () => <Listed items={[]} hasFailed /> };

export const ListEmpty: Story = { render: () => <Listed items={[]} hasMore={false} /> };

/** A whole page that failed: the reason, one filled button, and what else can be done. */
export const PageFailed: Story = {
  render: () => (
    <EmptyState drawing="lost-bridge" title="页面走丢了" note="链接可能已失效，或内容已下线。">
      <Button variant="fill" wide href="#home">
        回到首页
      </Button>
      <Button variant="text" href="#again">
        重新加载
      </Button>
    </EmptyState>
  ),
};

const Form = () => {
  const [phone, setPhone] = useState('138001380');
  const [isAgreed, setIsAgreed] = useState(false);
  const [isChecked, setIsChecked] = useState(false);
  const missing = 11 - phone.length;
  return (
    <form
      noValidate
      style={{ display: 'grid', gap: 'var(--gutter)' }}
      onSubmit={(event) => {
        event.preventDefault();
        setIsChecked(true);
      }}
    >
      <TextField
        label="请输入手机号"
        name="phone"
        inputMode="numeric"
        value={phone}
        onChange={setPhone}
        leading="+86"
        clearable
        {...(isChecked && missing > 0 && { error: `手机号为 11 位，还差 ${missing} 位` })}
      />
      <CheckBox
        name="agreed"
        checked={isAgreed}
        onChange={setIsAgreed}
        label="我已阅读并同意《用户协议》"
        {...(isChecked && !isAgreed && { error: '请先阅读并同意协议' })}
      />
      <Button variant="fill" wide type="submit">
        登录
      </Button>
    </form>
  );
};

export const FormWithErrors: Story = {
  render: () => <Form />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: '登录' }));
    await expect(canvas.getByText('手机号为 11 位，还差 2 位')).toBeVisible();
    await expect(canvas.getByText('请先阅读并同意协议')).toBeVisible();
    await expect(canvas.getByRole('textbox')).toHaveValue('138001380');
  },
};
