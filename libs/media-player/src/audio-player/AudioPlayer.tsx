import type { SafeStorage } from '@share/environment';
import { IconButton } from '@share/ui';
import { Back15Icon, Forward15Icon, PauseIcon, PlayFilledIcon } from '@share/ui/icons';
import { useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand/react';
import { actionOf } from '../audio-queue/actionOf';
import { AudioElement } from '../audio-queue/AudioElement';
import type { AudioQueue, AudioTrack } from '../audio-queue/createAudioQueue';
import { SpeedButton } from '../audio-queue/SpeedButton';
import { useAudioQueue } from '../audio-queue/useAudioQueue';
import { formatClock } from '../formatClock';
import { MiniPlayer } from '../mini-player/MiniPlayer';
import type { OnMediaEvent } from '../playback/createPlayback';
import { isOn } from '../playback/PlaybackState';
import { SeekBar } from '../seek-bar/SeekBar';
import { addSeekButtons } from './addSeekButtons';
import { Clock, ControlRow, Failure, PlainAudio, Play, Root } from './AudioPlayer.styles';
import { useIsAbove } from './useIsAbove';

export interface AudioPlayerProps {
  track: AudioTrack;
  storage: SafeStorage;
  artist?: string | undefined;
  /** Address of a square picture. */
  artwork?: string | undefined;
  /** Id of the element with the notes of the recording, whose times seek when tapped. */
  notesId: string;
  onEvent?: OnMediaEvent<AudioTrack>;
}

/** Plays one recording from its position: seek bar, 15 seconds back and forward, speed. Scrolled past, it goes on at the bottom of the screen. */
export const AudioPlayer = ({ track, storage, artist, artwork, notesId, onEvent }: AudioPlayerProps) => {
  const [tracks] = useState([track]);
  const queue = useAudioQueue({ tracks, storage, artist, artwork, onEvent });
  useEffect(() => {
    const notes = document.getElementById(notesId);
    return notes ? addSeekButtons(notes, (seconds) => playFrom(queue, seconds)) : undefined;
  }, [notesId, queue]);
  const player = useRef<HTMLDivElement>(null);
  const isAbove = useIsAbove(player);
  return (
    <Root role="group" aria-label="播放器" ref={player}>
      <AudioElement queue={queue} />
      {!track.isHls && (
        <noscript>
          <PlainAudio src={track.src} controls preload="none" />
        </noscript>
      )}
      <Progress queue={queue} track={track} />
      <Controls queue={queue} track={track} />
      {isAbove && <MiniPlayer queue={queue} artwork={artwork} />}
    </Root>
  );
};

const playFrom = (queue: AudioQueue, seconds: number) => {
  queue.play();
  queue.seek(seconds);
};

interface PartProps {
  queue: AudioQueue;
  track: AudioTrack;
}

/** Where the recording goes on, in seconds; 0 for the beginning, and once it has been played on this page. */
const useResumeTime = ({ queue, track }: PartProps): number => {
  const hasBegun = useStore(queue.store, ({ media }) => media !== undefined);
  const stored = useStore(queue.positions, (positions) => positions.get(track.id)?.time ?? 0);
  return hasBegun ? 0 : stored;
};

const Progress = ({ queue, track }: PartProps) => {
  const resumeTime = useResumeTime({ queue, track });
  const time = useStore(queue.store, (state) => Math.floor(state.time)) || resumeTime;
  const duration = useStore(queue.store, (state) => state.duration) || (track.duration ?? 0);
  const hasBegun = useStore(queue.store, ({ media }) => media !== undefined);
  return (
    <>
      <SeekBar
        time={time}
        duration={duration}
        onSeek={(seconds) => (hasBegun ? queue.seek(seconds) : playFrom(queue, seconds))}
      />
      <Clock>
        <span>{formatClock(time)}</span>
        <Notice queue={queue} />
        <span>{formatClock(duration)}</span>
      </Clock>
    </>
  );
};

/** Notices about the sound. */
const Notice = ({ queue }: Pick<PartProps, 'queue'>) => {
  const hasFailed = useStore(queue.store, ({ status }) => status === 'failed');
  const isUnsupported = useStore(queue.store, (state) => state.isUnsupported);
  const hasSkipped = useStore(queue.store, (state) => state.hasSkipped);
  if (hasFailed)
    return (
      <Failure role="alert">
        {isUnsupported ? '当前浏览器不支持此音频的格式' : '没能播放，请检查网络后重试'}
      </Failure>
    );
  return hasSkipped ? <span role="status">有一小段无法播放，已跳过</span> : null;
};

const Controls = ({ queue, track }: PartProps) => {
  const status = useStore(queue.store, (state) => state.status);
  const resumes = useResumeTime({ queue, track }) > 0;
  return (
    <ControlRow>
      <SpeedButton queue={queue} />
      <IconButton label="后退15秒" onClick={() => queue.skip(-15)}>
        <Back15Icon />
      </IconButton>
      <Play
        type="button"
        aria-label={resumes ? '继续播放' : actionOf(status)}
        aria-busy={status === 'loading'}
        onClick={() => queue.toggle()}
      >
        {status === 'loading' && '加载中'}
        {status === 'playing' && <PauseIcon size={28} />}
        {!isOn({ status }) && <PlayFilledIcon size={28} />}
      </Play>
      <IconButton label="前进15秒" onClick={() => queue.skip(15)}>
        <Forward15Icon />
      </IconButton>
    </ControlRow>
  );
};
