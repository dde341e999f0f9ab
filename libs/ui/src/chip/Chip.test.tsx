import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Chip } from './Chip';

test('is a link, a button or plain text, depending on its props', async () => {
  const onClick = jest.fn();
  render(
    <>
      <Chip href="/topic">湿地三年</Chip>
      <Chip onClick={onClick} selected>
        推荐
      </Chip>
      <Chip>云浦南岸</Chip>
    </>,
  );
  expect(screen.getByRole('link', { name: '湿地三年' })).toHaveAttribute('href', '/topic');
  await userEvent.click(screen.getByRole('button', { name: '推荐', pressed: true }));
  expect(onClick).toHaveBeenCalledTimes(1);
  expect(screen.getByText('云浦南岸').tagName).toBe('SPAN');
});
