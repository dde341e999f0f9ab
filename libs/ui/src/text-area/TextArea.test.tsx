import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { TextArea } from './TextArea';

const Composer = ({ error }: { error?: string }) => {
  const [text, setText] = useState('');
  return (
    <TextArea
      label="写评论"
      name="text"
      value={text}
      onChange={setText}
      limit={5}
      error={error}
      note="请友善表达"
      action={<button type="button">发送</button>}
    />
  );
};

test('counts the characters and marks a text that is too long, without cutting it', async () => {
  render(<Composer />);
  const field = screen.getByRole('textbox', { name: '写评论' });
  expect(field).toHaveAccessibleDescription('0 / 5');
  await userEvent.type(field, '周六我也去');
  expect(screen.getByText('5 / 5')).not.toHaveAttribute('data-over');
  await userEvent.type(field, '！');
  expect(field).toHaveValue('周六我也去！');
  expect(screen.getByText('6 / 5')).toHaveAttribute('data-over');
});

test('the invisible copy has the same text, so that the field grows with it', async () => {
  render(<Composer />);
  const field = screen.getByRole('textbox');
  await userEvent.type(field, '一{enter}二');
  expect(field.parentElement).toHaveAttribute('data-text', '一\n二');
});

test('an error belongs to the field', () => {
  render(<Composer error="评论不能为空～" />);
  expect(screen.getByRole('textbox')).toBeInvalid();
  expect(screen.getByRole('alert')).toHaveTextContent('评论不能为空～');
  expect(screen.getByRole('textbox')).toHaveAccessibleDescription('评论不能为空～ 0 / 5');
});

test('shows its note and its button', () => {
  render(<Composer />);
  expect(screen.getByText('请友善表达')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: '发送' })).toBeInTheDocument();
});
