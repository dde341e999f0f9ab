import { Back15Icon, PauseIcon, PlayFilledIcon } from '@share/ui/icons';
import type { PlaybackStatus } from '../playback/PlaybackState';
import { Disc } from './PlayButton.styles';

interface PlayButtonProps {
  status: PlaybackStatus;
  /** Title of the media, for the accessible name. */
  title: string;
  onClick: () => void;
}

/** The large button in the middle of a video: play, pause, wait, play again. */
export const PlayButton = ({ status, title, onClick }: PlayButtonProps) => {
  const isLoading = status === 'loading';
  const names: Partial<Record<typeof status, string>> = { playing: '暂停', loading: '加载中', ended: '重播' };
  const action = names[status] ?? '播放';
  return (
    <Disc type="button" aria-label={`${action} ${title}`} aria-busy={isLoading} onClick={onClick}>
      {isLoading && <span>加载中</span>}
      {status === 'playing' && <PauseIcon size={28} />}
      {status === 'ended' && <Back15Icon size={28} />}
      {(status === 'idle' || status === 'paused') && <PlayFilledIcon size={28} />}
    </Disc>
  );
};
