import { IconButton, Picture } from '@share/ui';
import { Back15Icon, ListIcon, PauseIcon, PlayIcon, SkipForwardIcon } from '@share/ui/icons';
import { useStore } from 'zustand/react';
import { actionOf } from '../audio-queue/actionOf';
import type { AudioQueue } from '../audio-queue/createAudioQueue';
import { SpeedButton } from '../audio-queue/SpeedButton';
import { formatClock } from '../formatClock';
import { isOn, type PlaybackStatus } from '../playback/PlaybackState';
import { ControlRow, Cover, Detail, Next, ProgressLine, Root, Title, Words } from './MiniPlayer.styles';

interface MiniPlayerProps {
  queue: AudioQueue;
  artwork: string | undefined;
  /** Shows the current track in the list. Absent: there is no list, and nothing that follows. */
  onList?: () => void;
}

/** The current track at the bottom of the screen; appears at the first play. */
export const MiniPlayer = ({ queue, artwork, onList }: MiniPlayerProps) => {
  const title = useStore(queue.store, ({ media }) => media?.title);
  const status = useStore(queue.store, (state) => state.status);
  const isUnsupported = useStore(queue.store, (state) => state.isUnsupported);
  if (title === undefined) return null;
  const hasFailed = status === 'failed';
  return (
    <Root role="region" aria-label="正在播放">
      <Progress queue={queue} />
      {artwork && (
        <Cover>
          <Picture src={artwork} alt="" slot={40} ratio="1/1" />
        </Cover>
      )}
      <Words>
        <Title>{title}</Title>
        {hasFailed ? (
          <Detail role="alert">{isUnsupported ? '当前浏览器不支持此格式' : '没能播放，请检查网络'}</Detail>
        ) : (
          <Clock queue={queue} />
        )}
      </Words>
      <Controls queue={queue} status={status} {...(onList && { onList })} />
    </Root>
  );
};

interface ControlsProps extends Pick<MiniPlayerProps, 'queue' | 'onList'> {
  status: PlaybackStatus;
}

const Controls = ({ queue, status, onList }: ControlsProps) => {
  const hasNext = useStore(queue.hasNext);
  const hasFailed = status === 'failed';
  return (
    <ControlRow data-failed={hasFailed ? '' : undefined}>
      {!hasFailed && (
        <>
          <SpeedButton queue={queue} />
          <IconButton label="后退15秒" onClick={() => queue.skip(-15)}>
            <Back15Icon />
          </IconButton>
        </>
      )}
      <IconButton label={actionOf(status)} aria-busy={status === 'loading'} onClick={() => queue.toggle()}>
        {status === 'loading' && '加载中'}
        {status === 'playing' && <PauseIcon size={28} />}
        {!isOn({ status }) && <PlayIcon size={28} />}
      </IconButton>
      {onList && (
        <>
          <Next label="下一期" aria-disabled={!hasNext} onClick={() => queue.next()}>
            <SkipForwardIcon />
          </Next>
          <IconButton label="节目列表" onClick={onList}>
            <ListIcon />
          </IconButton>
        </>
      )}
    </ControlRow>
  );
};

const Clock = ({ queue }: { queue: AudioQueue }) => {
  const time = useStore(queue.store, (state) => Math.floor(state.time));
  const duration = useStore(queue.store, (state) => state.duration);
  return (
    <Detail>
      {formatClock(time)} / {formatClock(duration)}
    </Detail>
  );
};

const Progress = ({ queue }: { queue: AudioQueue }) => {
  const share = useStore(queue.store, ({ time, duration }) =>
    duration > 0 ? Math.min(1, Math.floor(time) / duration) : 0,
  );
  return <ProgressLine style={{ transform: `scaleX(${share})` }} />;
};
