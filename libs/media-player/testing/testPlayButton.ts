import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ControlledMedia } from './controlMedia';

/**
 * Tests the button of every audio player.
 * @param play renders the player and lets a recording play
 */
export const testPlayButton = (play: () => Promise<ControlledMedia>): void => {
  const button = (name: string) => screen.getByRole('button', { name });

  test('while it waits for data its button says so, then shows the way to pause again', async () => {
    const audio = await play();
    expect(button('暂停')).toHaveAttribute('aria-busy', 'false');
    act(() => audio.stall());
    expect(button('加载中')).toHaveTextContent('加载中');
    expect(button('加载中')).toHaveAttribute('aria-busy', 'true');
    act(() => void audio.element.dispatchEvent(new Event('playing')));
    expect(button('暂停')).toHaveTextContent('');
  });

  test('a tap while it waits stops the waiting', async () => {
    const audio = await play();
    act(() => audio.stall());
    await userEvent.click(button('加载中'));
    expect(audio.element.paused).toBe(true);
    expect(button('播放')).toHaveTextContent('');
  });

  test('a failure offers another try', async () => {
    const audio = await play();
    act(() => audio.fail());
    await userEvent.click(button('重试'));
    expect(audio.plays()).toBe(2);
  });
};
