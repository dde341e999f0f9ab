import { createSafeStorage } from '@share/environment';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { controlMedia } from '../../testing/controlMedia';
import { testPlayButton } from '../../testing/testPlayButton';
import { AudioElement } from '../audio-queue/AudioElement';
import { useAudioQueue } from '../audio-queue/useAudioQueue';
import { MiniPlayer } from './MiniPlayer';

const storage = createSafeStorage(() => window.localStorage);
const tracks = [
  { id: 'ep-2', title: '为什么我们爱听雨', src: '/media/ep-2.mp3', duration: 1684 },
  { id: 'ep-1', title: '最后一班渡轮', src: '/media/ep-1.mp3', duration: 1684 },
];

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

testPlayButton(play);

test('a failure is announced and offers another try', async () => {
  const audio = await play();
  act(() => audio.fail());
  expect(screen.getByRole('alert')).toHaveTextContent('没能播放，请检查网络');
  await userEvent.click(button('重试'));
  expect(audio.plays()).toBe(2);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('a tap makes it faster, also for the recordings after it', async () => {
  const audio = await play();
  await userEvent.click(button('播放速度 1 倍'));
  expect(audio.element.playbackRate).toBe(1.25);
  await userEvent.click(button('下一期'));
  expect(audio.element.playbackRate).toBe(1.25);
  expect(button('播放速度 1.25 倍')).toHaveTextContent('1.25×');
});

test('leads to the recording after it; after the last there is none', async () => {
  await play();
  expect(button('下一期')).toHaveAttribute('aria-disabled', 'false');
  await userEvent.click(button('下一期'));
  expect(screen.getByText('最后一班渡轮')).toBeInTheDocument();
  expect(button('下一期')).toHaveAttribute('aria-disabled', 'true');
});

test('after a failure the next recording takes the place of the speed and the way back', async () => {
  const audio = await play();
  act(() => audio.fail());
  expect(screen.getAllByRole('button').map((one) => one.getAttribute('aria-label'))).toEqual([
    null,
    '重试',
    '下一期',
    '节目列表',
  ]);
  await userEvent.click(button('下一期'));
  expect(screen.getByText('最后一班渡轮')).toBeInTheDocument();
  expect(button('后退15秒')).toBeInTheDocument();
});
