import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Pill } from '../pill/Pill';
import { Button } from './Button';

test.each([
  ['Button', <Button variant="fill">登录</Button>],
  ['Pill', <Pill variant="outline">登录</Pill>],
])('%s does not submit the form around it by accident', async (_name, control) => {
  const onSubmit = jest.fn((event: React.FormEvent) => event.preventDefault());
  render(<form onSubmit={onSubmit}>{control}</form>);
  await userEvent.click(screen.getByRole('button', { name: '登录' }));
  expect(onSubmit).not.toHaveBeenCalled();
});

test.each([
  [
    'Button',
    <Button variant="ghost" href="/app" disabled>
      打开
    </Button>,
  ],
  [
    'Pill',
    <Pill variant="tint" href="/app" disabled>
      打开
    </Pill>,
  ],
])('%s with an address is a link and nothing of a button', (_name, control) => {
  render(control);
  const link = screen.getByRole('link', { name: '打开' });
  expect(link).toHaveAttribute('href', '/app');
  expect(link).not.toHaveAttribute('type');
  expect(link).not.toHaveAttribute('disabled');
});
