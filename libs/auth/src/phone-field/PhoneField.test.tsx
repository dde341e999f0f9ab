import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { PhoneField } from './PhoneField';

const Field = ({ onChange, onLeave }: { onChange: (digits: string) => void; onLeave: () => void }) => {
  const [value, setValue] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const change = (digits: string) => {
    setValue(digits);
    onChange(digits);
  };
  return (
    <form>
      <PhoneField inputRef={input} value={value} onChange={change} onLeave={onLeave} />
      <button type="button">登录</button>
    </form>
  );
};

const show = () => {
  const onChange = jest.fn();
  const onLeave = jest.fn();
  render(
    <>
      <Field onChange={onChange} onLeave={onLeave} />
      <button>关闭</button>
    </>,
  );
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: '手机号' });
  return { field, onChange, onLeave, caret: () => field.selectionStart };
};

test('invites the number keys and the number of the phone itself', () => {
  const { field } = show();
  expect(field).toHaveAttribute('inputmode', 'numeric');
  expect(field).toHaveAttribute('autocomplete', 'tel');
  expect(field).toHaveAttribute('placeholder', '请输入手机号');
});

test('groups 3-4-4 while it is typed and hands on digits', async () => {
  const { field, onChange } = show();
  await userEvent.type(field, '13800138000');
  expect(field).toHaveValue('138 0013 8000');
  expect(onChange).toHaveBeenLastCalledWith('13800138000');
});

test('keeps the caret where a digit is put in or taken out', async () => {
  const { field, caret } = show();
  await userEvent.type(field, '1380138000');
  await userEvent.type(field, '0', { initialSelectionStart: 5, initialSelectionEnd: 5 });
  expect(field).toHaveValue('138 0013 8000');
  expect(caret()).toBe(6);
  await userEvent.type(field, '{Backspace}', { initialSelectionStart: 2, initialSelectionEnd: 2 });
  expect(field).toHaveValue('180 0138 000');
  expect(caret()).toBe(1);
});

test('a digit too many changes nothing, the caret included', async () => {
  const { field, caret } = show();
  await userEvent.type(field, '138001380009');
  expect(field).toHaveValue('138 0013 8000');
  expect(caret()).toBe(13);
});

test('takes a pasted number with its country', async () => {
  const { field, onChange } = show();
  await userEvent.click(field);
  await userEvent.paste('+86 138-0013-8000');
  expect(field).toHaveValue('138 0013 8000');
  expect(onChange).toHaveBeenLastCalledWith('13800138000');
});

test('a number typed with 86 in front loses it once it is whole', async () => {
  const { field } = show();
  await userEvent.type(field, '+8613800138000');
  expect(field).toHaveValue('138 0013 8000');
});

test('can be cleared', async () => {
  const { field } = show();
  await userEvent.type(field, '138');
  await userEvent.click(screen.getByRole('button', { name: '清除' }));
  expect(field).toHaveValue('');
  expect(field).toHaveFocus();
});

test('is left for the rest of the form, not for its 清除 or for the end of the form', async () => {
  const { field, onLeave } = show();
  await userEvent.type(field, '138');
  await userEvent.tab();
  expect(screen.getByRole('button', { name: '清除' })).toHaveFocus();
  await userEvent.click(field);
  await userEvent.click(screen.getByRole('button', { name: '关闭' }));
  expect(onLeave).not.toHaveBeenCalled();
  await userEvent.click(field);
  await userEvent.click(screen.getByRole('button', { name: '登录' }));
  expect(onLeave).toHaveBeenCalledTimes(1);
});
