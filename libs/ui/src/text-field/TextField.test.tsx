import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { TextField, type TextFieldProps } from './TextField';

const Phone = (props: Partial<TextFieldProps>) => {
  const [value, setValue] = useState('');
  return <TextField label="请输入手机号" name="phone" {...props} value={value} onChange={setValue} />;
};

test('is named by its label, shows it and passes on the typed text', async () => {
  render(<Phone type="tel" inputMode="numeric" autoComplete="tel-national" />);
  const field = screen.getByRole('textbox', { name: '请输入手机号' });
  expect(field).toHaveAttribute('placeholder', '请输入手机号');
  expect(field).toHaveAttribute('inputmode', 'numeric');
  await userEvent.type(field, '138');
  expect(field).toHaveValue('138');
  expect(field).not.toHaveAttribute('aria-invalid');
});

test('an error is announced and belongs to the field', () => {
  const { rerender } = render(<Phone />);
  const region = screen.getByRole('alert');
  expect(region).toBeEmptyDOMElement();
  rerender(<Phone error="手机号为 11 位，还差 2 位" />);
  expect(screen.getByRole('alert')).toBe(region);
  expect(screen.getByRole('textbox')).toBeInvalid();
  expect(screen.getByRole('textbox')).toHaveAccessibleDescription('手机号为 11 位，还差 2 位');
});

test('can be cleared and keeps the focus', async () => {
  render(<Phone clearable />);
  expect(screen.queryByRole('button', { name: '清除' })).not.toBeInTheDocument();
  await userEvent.type(screen.getByRole('textbox'), '138');
  await userEvent.click(screen.getByRole('button', { name: '清除' }));
  expect(screen.getByRole('textbox')).toHaveValue('');
  expect(screen.getByRole('textbox')).toHaveFocus();
});

test('shows what is before and after the text', () => {
  render(<Phone leading="+86" trailing={<button type="button">获取验证码</button>} />);
  expect(screen.getByText('+86')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: '获取验证码' })).toBeInTheDocument();
  expect(screen.getByRole('textbox')).toHaveAccessibleName('请输入手机号');
});

test('can be marked as wrong by a message that stands elsewhere', () => {
  render(<TextField label="验证码" name="code" value="482913" onChange={() => undefined} invalid />);
  expect(screen.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true');
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
});
