import { createSafeStorage } from '@share/environment';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
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

testPlayButton(play);
