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

test('an alert comes as a new element beside the place of other messages, and is not said twice', () => {
  const { rerender } = render(<Toast />);
  const status = screen.getByRole('status');
  rerender(<Toast message="没有送达" role="alert" />);
  expect(screen.getByRole('alert')).toHaveTextContent('没有送达');
  expect(screen.getByRole('status')).toBe(status);
  expect(status).toBeEmptyDOMElement();
  rerender(<Toast />);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test.each([
  [undefined, 'center'],
  ['top', 'flex-start'],
] as const)('a region at the place %s', (place, alignItems) => {
  render(<ToastRegion place={place}>评论不能为空～</ToastRegion>);
  expect(screen.getByText('评论不能为空～')).toHaveStyle({ alignItems });
});

test('every message puts the region on top of what has opened since, such as a modal dialog', () => {
  const calls: string[] = [];
  Object.assign(HTMLElement.prototype, {
    showPopover: () => calls.push('show'),
    hidePopover: () => calls.push('hide'),
  });
  const matches = jest.spyOn(Element.prototype, 'matches').mockImplementation(() => calls.length > 0);
  const region = (message?: string) => (
    <ToastRegion>
      <Toast message={message} />
    </ToastRegion>
  );
  const { rerender } = render(region());
  rerender(region('评论不能为空～'));
  expect(calls).toEqual(['show', 'hide', 'show']);
  matches.mockRestore();
  Reflect.deleteProperty(HTMLElement.prototype, 'showPopover');
  Reflect.deleteProperty(HTMLElement.prototype, 'hidePopover');
});
