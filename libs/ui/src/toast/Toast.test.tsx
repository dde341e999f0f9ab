import { act, render, renderHook, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { Toast, ToastRegion, useToast } from './Toast';

test('the live region is there before the message, so that the message is announced', () => {
  const { rerender } = render(<Toast />);
  const status = screen.getByRole('status');
  expect(status).toBeEmptyDOMElement();
  rerender(<Toast message="评论不能为空～" />);
  expect(screen.getByRole('status')).toBe(status);
  expect(status).toHaveTextContent('评论不能为空～');
});

test('an alert comes as a new element beside the status region and is not announced twice', () => {
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

test('every message puts the region above what has opened since, such as a modal dialog', () => {
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

describe('useToast', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

  test('removes a message after 2.4 s', () => {
    const { result } = renderHook(() => useToast());
    expect(result.current.toast).toBeUndefined();
    act(() => result.current.showToast('链接已复制'));
    pass(2399);
    expect(result.current.toast?.message).toBe('链接已复制');
    pass(1);
    expect(result.current.toast).toBeUndefined();
  });

  test('gives a new message its full time, also when the text is the same', () => {
    const { result } = renderHook(() => useToast());
    act(() => result.current.showToast('评论已关闭～'));
    pass(2000);
    act(() => result.current.showToast('评论已关闭～'));
    pass(2000);
    expect(result.current.toast?.message).toBe('评论已关闭～');
    pass(400);
    expect(result.current.toast).toBeUndefined();
  });

  test('keeps the role of each message', () => {
    const { result } = renderHook(() => useToast());
    act(() => result.current.showToast('没有送达', 'alert'));
    expect(result.current.toast).toEqual({ message: '没有送达', role: 'alert' });
    act(() => result.current.showToast('链接已复制'));
    expect(result.current.toast).toEqual({ message: '链接已复制', role: 'status' });
  });

  test('an effect that depends on showToast runs once', () => {
    const { result } = renderHook(() => {
      const toast = useToast();
      const { showToast } = toast;
      useEffect(() => showToast('评论已关闭～'), [showToast]);
      return toast;
    });
    pass(2400);
    expect(result.current.toast).toBeUndefined();
  });
});
