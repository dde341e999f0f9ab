import { fireEvent, render, screen } from '@testing-library/react';
import { SeekBar } from './SeekBar';

const show = (duration = 100) => {
  const onSeek = jest.fn();
  render(<SeekBar time={40} duration={duration} onSeek={onSeek} />);
  const bar = screen.getByRole('slider', { name: '播放进度' });
  bar.getBoundingClientRect = () => ({ left: 0, width: 200 }) as DOMRect;
  return { bar, onSeek };
};

/* jsdom has no PointerEvent; a mouse event carries the same coordinates. */
const pointer = (bar: HTMLElement, type: string, clientX: number) =>
  fireEvent(bar, new MouseEvent(type, { bubbles: true, clientX }));

test('says where it is', () => {
  const { bar } = show();
  expect(bar).toHaveAttribute('aria-valuenow', '40');
  expect(bar).toHaveAttribute('aria-valuemax', '100');
  expect(bar).toHaveAttribute('aria-valuetext', '40秒，共1分40秒');
});

test('follows the finger and seeks once, when it leaves', () => {
  const { bar, onSeek } = show();
  pointer(bar, 'pointerdown', 20);
  pointer(bar, 'pointermove', 160);
  expect(bar).toHaveAttribute('aria-valuenow', '80');
  expect(onSeek).not.toHaveBeenCalled();
  pointer(bar, 'pointerup', 160);
  expect(onSeek.mock.calls).toEqual([[80]]);
});

test('a gesture that becomes a scroll changes nothing', () => {
  const { bar, onSeek } = show();
  pointer(bar, 'pointerdown', 20);
  pointer(bar, 'pointercancel', 20);
  pointer(bar, 'pointerup', 20);
  expect(onSeek).not.toHaveBeenCalled();
  expect(bar).toHaveAttribute('aria-valuenow', '40');
});

test('keys move by five seconds', () => {
  const { bar, onSeek } = show();
  fireEvent.keyDown(bar, { key: 'ArrowRight' });
  fireEvent.keyDown(bar, { key: 'Tab' });
  expect(onSeek.mock.calls).toEqual([[45]]);
});

test('an unknown length cannot be moved in', () => {
  const { bar, onSeek } = show(0);
  expect(bar).toHaveAttribute('aria-disabled', 'true');
  pointer(bar, 'pointerdown', 20);
  pointer(bar, 'pointerup', 20);
  fireEvent.keyDown(bar, { key: 'End' });
  expect(onSeek).not.toHaveBeenCalled();
});
