import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { WarningCover } from './WarningCover';

test('pictures are covered until the visitor uncovers them, and can be covered again', async () => {
  const { container } = render(
    <WarningCover reason="含有血腥画面">
      <p>图片</p>
    </WarningCover>,
  );
  const details = container.querySelector('details') as HTMLDetailsElement;
  expect(details.open).toBe(false);
  await userEvent.click(screen.getByText('继续查看'));
  expect(details.open).toBe(true);
  await userEvent.click(screen.getByText('收起'));
  expect(details.open).toBe(false);
});

test('nothing is covered without a reason', () => {
  const { container } = render(
    <WarningCover reason={undefined}>
      <p>图片</p>
    </WarningCover>,
  );
  expect(container.innerHTML).toBe('<p>图片</p>');
});
