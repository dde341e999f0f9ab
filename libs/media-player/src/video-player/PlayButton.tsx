import type { ReactElement } from 'react';
import { Back15Icon, PauseIcon, PlayFilledIcon } from '@share/ui/icons';
import type { PlaybackState } from '../playbackState';
import { Disc } from './PlayButton.styles';

interface PlayButtonProps {
  readonly state: PlaybackState;
  /** What is played, for its name. */
  readonly title: string;
  readonly onClick: () => void;
}

/** The large button in the middle of a video: play, pause, wait, play again. */
export function PlayButton({ state, title, onClick }: PlayButtonProps): ReactElement {
  const isLoading = state === 'loading';
  const name = { playing: '暂停', loading: '加载中', ended: '重播' };
  const action = state in name ? name[state as keyof typeof name] : '播放';
  return (
    <Disc type="button" aria-label={`${action} ${title}`} aria-busy={isLoading} onClick={onClick}>
      {isLoading && <span>加载中</span>}
      {state === 'playing' && <PauseIcon size={28} />}
      {state === 'ended' && <Back15Icon size={28} />}
      {(state === 'idle' || state === 'paused') && <PlayFilledIcon size={28} />}
    </Disc>
  );
}
