import { render, screen } from '@testing-library/react';
import { Toast, ToastRegion } from './Toast';

test('its place is there before the message, so that the message is announced', () => {
  const { rerender } = render(<Toast />);
  const status = screen.getByRole('status');
  expect(status).toBeEmptyDOMElement();
  rerender(<Toast message="评论不能为空～" />);
  expect(screen.getByRole('status')).toBe(status);
  expect(status).toHaveTextContent('评论不能为空～');
});

test.each([
  [undefined, 'center'],
  ['top', 'flex-start'],
] as const)('a region at the place %s', (place, alignItems) => {
  render(<ToastRegion place={place}>评论不能为空～</ToastRegion>);
  expect(screen.getByText('评论不能为空～')).toHaveStyle({ alignItems });
});
