import { createSafeStorage } from '@share/environment';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { controlMedia } from '../../testing/controlMedia';
import { testPlayButton } from '../../testing/testPlayButton';
import { AudioPlayer } from './AudioPlayer';

const storage = createSafeStorage(() => window.localStorage);
const track = { id: 'rain1', title: '为什么我们爱听雨', src: '/media/rain1.mp3', duration: 1684 };

const play = async () => {
  const { container } = render(<AudioPlayer track={track} storage={storage} notesId="notes" />);
  const audio = controlMedia(container.querySelector('audio')!);
  await userEvent.click(screen.getByRole('button', { name: '播放' }));
  return audio;
};

beforeEach(() => window.localStorage.clear());

testPlayButton(play);

describe('a recording that was left', () => {
  const leaveAt = (time: number, share: number) =>
    window.localStorage.setItem('media_positions', JSON.stringify([[track.id, time, share]]));
  const show = () => render(<AudioPlayer track={track} storage={storage} notesId="notes" />);
  const button = (name: string) => screen.getByRole('button', { name });

  test('shows its place before it is played, and goes on there', async () => {
    leaveAt(1044, 0.62);
    const { container } = show();
    expect(screen.getByText('17:24')).toBeInTheDocument();
    expect(screen.getByRole('slider')).toHaveAttribute('aria-valuenow', '1044');
    const audio = controlMedia(container.querySelector('audio')!);
    await userEvent.click(button('继续播放'));
    act(() => audio.loaded(1684));
    expect(audio.element.currentTime).toBe(1044);
    expect(button('暂停')).toBeInTheDocument();
    act(() => audio.at(3));
    expect(screen.getByText('00:03')).toBeInTheDocument();
  });

  test('at its end it begins anew', () => {
    leaveAt(0, 1);
    show();
    expect(screen.getByText('00:00')).toBeInTheDocument();
    expect(button('播放')).toBeInTheDocument();
  });

  test('its first render equals the one of the server', () => {
    leaveAt(1044, 0.62);
    const page = renderToString(<AudioPlayer track={track} storage={storage} notesId="notes" />);
    expect(page).toContain('00:00');
    expect(page).not.toContain('继续播放');
  });
});
