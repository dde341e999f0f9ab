import { act, renderHook } from '@testing-library/react';
import { useEffect } from 'react';
import { useToast } from './useToast';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

test('a message goes after 2.4 s', () => {
  const { result } = renderHook(() => useToast());
  expect(result.current.message).toBeUndefined();
  act(() => result.current.show('链接已复制'));
  pass(2399);
  expect(result.current.message).toBe('链接已复制');
  pass(1);
  expect(result.current.message).toBeUndefined();
});

test('a new message takes the place of the old one and has its own time, also when it says the same', () => {
  const { result } = renderHook(() => useToast());
  act(() => result.current.show('评论已关闭～'));
  pass(2000);
  act(() => result.current.show('评论已关闭～'));
  pass(2000);
  expect(result.current.message).toBe('评论已关闭～');
  pass(400);
  expect(result.current.message).toBeUndefined();
});

test('what an effect says once is said once', () => {
  const { result } = renderHook(() => {
    const toast = useToast();
    const { show } = toast;
    useEffect(() => show('评论已关闭～'), [show]);
    return toast;
  });
  pass(2400);
  expect(result.current.message).toBeUndefined();
});
