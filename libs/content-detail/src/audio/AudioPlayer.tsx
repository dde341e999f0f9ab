import { IconButton } from '@share/ui';
import { Back15Icon, Forward15Icon, PauseIcon, PlayFilledIcon } from '@share/ui/icons';
import {
  AudioElement,
  type AudioQueue,
  type AudioTrack,
  formatClock,
  isAudioOn,
  nextRate,
  SeekBar,
  useAudioQueue,
  useAudioState,
} from '@share/media-player';
import { useEffect, useState } from 'react';
import { useContentServices } from '../data/ContentServices';
import * as S from './AudioPlayer.styles';
import { addSeekButtons } from './addSeekButtons';

interface AudioPlayerProps {
  track: AudioTrack;
  artist?: string | undefined;
  artwork?: string | undefined;
  /** Element with the notes of the recording, whose times lead to their places. */
  notesId: string;
}

/** Plays one recording from where it was left: its track, 15 seconds back and forward, speed. */
export const AudioPlayer = ({ track, artist, artwork, notesId }: AudioPlayerProps) => {
  const { storage, reportMedia } = useContentServices();
  const [tracks] = useState([track]);
  const queue = useAudioQueue({
    tracks,
    storage,
    artist,
    artwork,
    onEvent: (event, { id, ...at }) => reportMedia?.(event, { itemId: id, ...at }),
  });
  useEffect(() => {
    const notes = document.getElementById(notesId);
    return notes ? addSeekButtons(notes, (seconds) => playFrom(queue, seconds)) : undefined;
  }, [notesId, queue]);
  return (
    <S.Player role="group" aria-label="播放器">
      <AudioElement queue={queue} />
      {!track.isHls && (
        <noscript>
          <audio src={track.src} controls preload="none" />
        </noscript>
      )}
      <Progress queue={queue} announced={track.duration ?? 0} />
      <Controls queue={queue} />
    </S.Player>
  );
};

const playFrom = (queue: AudioQueue, seconds: number) => {
  queue.play();
  queue.seek(seconds);
};

const Progress = ({ queue, announced }: { queue: AudioQueue; announced: number }) => {
  const time = useAudioState(queue, (state) => state.time);
  const duration = useAudioState(queue, (state) => state.duration) || announced;
  const hasBegun = useAudioState(queue, ({ track }) => track !== undefined);
  const hasFailed = useAudioState(queue, ({ status }) => status === 'failed');
  return (
    <>
      <SeekBar
        time={time}
        duration={duration}
        onSeek={(seconds) => (hasBegun ? queue.seek(seconds) : playFrom(queue, seconds))}
      />
      <S.Clock>
        <span>{formatClock(time)}</span>
        {hasFailed && <S.Failure role="alert">没能播放，请检查网络后重试</S.Failure>}
        <span>{formatClock(duration)}</span>
      </S.Clock>
    </>
  );
};

const Controls = ({ queue }: { queue: AudioQueue }) => {
  const isOn = useAudioState(queue, isAudioOn);
  const status = useAudioState(queue, (state) => state.status);
  const rate = useAudioState(queue, (state) => state.rate);
  const action = isOn ? '暂停' : status === 'failed' ? '重试' : '播放';
  return (
    <S.Controls>
      <S.Speed type="button" aria-label={`播放速度 ${rate} 倍`} onClick={() => queue.setRate(nextRate(rate))}>
        {rate}×
      </S.Speed>
      <IconButton label="后退15秒" onClick={() => queue.skip(-15)}>
        <Back15Icon />
      </IconButton>
      <S.Play
        type="button"
        aria-label={action}
        aria-busy={status === 'loading'}
        onClick={() => queue.toggle()}
      >
        {isOn ? <PauseIcon size={28} /> : <PlayFilledIcon size={28} />}
      </S.Play>
      <IconButton label="前进15秒" onClick={() => queue.skip(15)}>
        <Forward15Icon />
      </IconButton>
    </S.Controls>
  );
};
