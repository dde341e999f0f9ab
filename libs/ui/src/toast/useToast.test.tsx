import { act, renderHook } from '@testing-library/react';
import { useEffect } from 'react';
import { useToast } from './useToast';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

test('a message goes after 2.4 s', () => {
  const { result } = renderHook(() => useToast());
  expect(result.current.said?.message).toBeUndefined();
  act(() => result.current.show('链接已复制'));
  pass(2399);
  expect(result.current.said?.message).toBe('链接已复制');
  pass(1);
  expect(result.current.said?.message).toBeUndefined();
});

test('a new message takes the place of the old one and has its own time, also when it says the same', () => {
  const { result } = renderHook(() => useToast());
  act(() => result.current.show('评论已关闭～'));
  pass(2000);
  act(() => result.current.show('评论已关闭～'));
  pass(2000);
  expect(result.current.said?.message).toBe('评论已关闭～');
  pass(400);
  expect(result.current.said?.message).toBeUndefined();
});

test('each message is announced in its own way', () => {
  const { result } = renderHook(() => useToast());
  act(() => result.current.show('没有送达', 'alert'));
  expect(result.current.said).toEqual({ message: '没有送达', role: 'alert' });
  act(() => result.current.show('链接已复制'));
  expect(result.current.said).toEqual({ message: '链接已复制', role: 'status' });
});

test('what an effect says once is said once', () => {
  const { result } = renderHook(() => {
    const toast = useToast();
    const { show } = toast;
    useEffect(() => show('评论已关闭～'), [show]);
    return toast;
  });
  pass(2400);
  expect(result.current.said?.message).toBeUndefined();
});
