import { createSafeStorage } from '@share/environment';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { controlMedia } from '../../testing/controlMedia';
import { AudioElement } from '../audio-queue/AudioElement';
import { useAudioQueue } from '../audio-queue/useAudioQueue';
import { MiniPlayer } from './MiniPlayer';

const storage = createSafeStorage(() => window.localStorage);
const tracks = [{ id: 'ep-1', title: '最后一班渡轮', src: '/media/ep-1.mp3', duration: 1684 }];

const Album = () => {
  const queue = useAudioQueue({ tracks, storage });
  return (
    <>
      <AudioElement queue={queue} />
      <button type="button" onClick={() => queue.play()}>
        听全部节目
      </button>
      <MiniPlayer queue={queue} artwork={undefined} onList={() => undefined} />
    </>
  );
};

const button = (name: string) => screen.getByRole('button', { name });

const play = async () => {
  const { container } = render(<Album />);
  const audio = controlMedia(container.querySelector('audio')!);
  await userEvent.click(button('听全部节目'));
  return audio;
};

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

test('a failure is told and offers another try', async () => {
  const audio = await play();
  act(() => audio.fail());
  expect(screen.getByRole('alert')).toHaveTextContent('没能播放，请检查网络');
  await userEvent.click(button('重试'));
  expect(audio.plays()).toBe(2);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
