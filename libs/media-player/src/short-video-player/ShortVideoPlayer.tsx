import type { SafeStorage } from '@share/environment';
import { AlertIcon, DownIcon, PlayFilledIcon } from '@share/ui/icons';
import { useRef, useState, type TouchEvent } from 'react';
import { formatClock } from '../formatClock';
import type { OnMediaEvent } from '../playback/createPlayback';
import { isOn, type PlaybackStatus } from '../playback/PlaybackState';
import { SeekBar } from '../seek-bar/SeekBar';
import { placeCues } from '../video-player/placeCues';
import { PlaybackFailure, PlaybackNotices } from '../video-player/PlaybackNotices';
import { SubtitleButton } from '../video-player/SubtitleButton';
import { SubtitleMenu } from '../video-player/SubtitleMenu';
import { useAutoStart } from '../video-player/useAutoStart';
import { useMedia, type MediaControl } from '../video-player/useMedia';
import { useSubtitles, type Subtitles } from '../video-player/useSubtitles';
import { isUpright, type VideoMedia } from '../video-player/VideoMedia';
import { Continue, Notices, Warning } from './ShortVideoNotices.styles';
import { Disc, Next, ProgressRow, Root, Tap, Video } from './ShortVideoPlayer.styles';

export interface ShortVideoPlayerProps {
  title: string;
  media: VideoMedia;
  storage: SafeStorage;
  /** Target of a swipe up. */
  nextHref?: string | undefined;
  /** Shown before anything is played. */
  warning?: string | undefined;
  onEvent?: OnMediaEvent;
  /** Offers the app where the browser cannot show the picture. */
  onOfferApp?: (() => void) | undefined;
}

/** A video that fills the screen: a tap pauses, a swipe up leads to the next one. It may start automatically, without sound. */
export const ShortVideoPlayer = (props: ShortVideoPlayerProps) => {
  const { title, media, storage, nextHref, warning, onEvent, onOfferApp } = props;
  const [isWarned, setIsWarned] = useState(warning !== undefined);
  const video = useRef<HTMLVideoElement>(null);
  const control = useMedia(video, { media, storage, onEvent });
  useAutoStart(control, { media, autoPlayMuted: warning === undefined, isSlow: isWarned || undefined });
  const subtitles = useSubtitles(video, {
    tracks: media.subtitles,
    storage,
    hasStarted: control.status !== 'idle',
  });
  const next = useRef<HTMLAnchorElement>(null);
  const swipe = useSwipeUp(() => next.current?.click());

  return (
    <Root
      data-fills={isUpright(media) || undefined}
      // Scrolling the menu must not lead to the next video.
      onTouchStart={subtitles.isOpen ? undefined : swipe.onTouchStart}
      onTouchEnd={subtitles.isOpen ? undefined : swipe.onTouchEnd}
    >
      <Video
        ref={video}
        media={media}
        title={title}
        onClick={subtitles.close}
        onLoadCapture={(event) => placeCues(event, freePlace)}
      />
      <noscript>
        <Video media={media} title={title} controls src={media.src} preload="none" />
      </noscript>
      {/* Beside the open menu a tap reaches the video, which closes it. */}
      {!isWarned && !subtitles.isOpen && <TapToPlay title={title} control={control} />}
      <Notices>
        {control.status === 'failed' && <PlaybackFailure control={control} onOfferApp={onOfferApp} />}
        <PlaybackNotices control={control} onOfferApp={onOfferApp} />
      </Notices>
      {nextHref !== undefined && (
        <Next ref={next} href={nextHref}>
          <DownIcon size={20} />
          下一条
        </Next>
      )}
      {!isWarned && (
        <Progress control={control} subtitles={media.subtitles?.length ? subtitles : undefined} />
      )}
      {subtitles.isOpen && <SubtitleMenu subtitles={subtitles} />}
      {isWarned && (
        <Warning>
          <AlertIcon size={28} />
          <p>{warning}</p>
          <Continue
            type="button"
            onClick={() => {
              setIsWarned(false);
              control.play();
            }}
          >
            继续观看
          </Continue>
        </Warning>
      )}
    </Root>
  );
};

/** The whole picture: a tap plays or pauses. */
const TapToPlay = ({ title, control: { status, toggle } }: { title: string; control: MediaControl }) => (
  <Tap type="button" aria-label={`${labelOf(status)} ${title}`} onClick={toggle}>
    {(status === 'idle' || status === 'paused' || status === 'ended') && (
      <Disc>
        <PlayFilledIcon size={28} />
      </Disc>
    )}
    {status === 'loading' && <span>加载中</span>}
  </Tap>
);

interface ProgressProps {
  control: MediaControl;
  /** Left out where there are none. */
  subtitles: Subtitles | undefined;
}

const Progress = ({ control: { time, duration, buffered, seek }, subtitles }: ProgressProps) => (
  <ProgressRow>
    <SeekBar time={time} duration={duration} buffered={buffered} onSeek={seek} />
    <span>
      {formatClock(time)} / {formatClock(duration)}
    </span>
    {subtitles && <SubtitleButton subtitles={subtitles} />}
  </ProgressRow>
);

/** Below the notices, above the rail and the words of the screen; two lines also when those words are opened. */
const freePlace = { line: 5, size: 64 };

/** The text of the control is part of its name. */
const labelOf = (status: PlaybackStatus) => {
  if (status === 'loading') return '加载中';
  if (status === 'ended') return '重播';
  return isOn({ status }) ? '暂停' : '播放';
};

interface Point {
  x: number;
  y: number;
}

/** A finger has to travel this far, in px. */
const shortest = 60;

/** Whether a finger moved up, clearly more than sideways. */
export const isSwipeUp = (from: Point, to: Point): boolean => {
  const up = from.y - to.y;
  return up >= shortest && up > 2 * Math.abs(to.x - from.x);
};

const useSwipeUp = (onSwipe: () => void) => {
  const from = useRef<Point | null>(null);
  const pointOf = ({ changedTouches }: TouchEvent) => {
    const touch = changedTouches[0];
    return touch ? { x: touch.clientX, y: touch.clientY } : null;
  };
  return {
    onTouchStart: (event: TouchEvent) => {
      const isOneFinger = event.touches.length === 1;
      from.current = isOneFinger ? pointOf(event) : null;
    },
    onTouchEnd: (event: TouchEvent) => {
      const to = pointOf(event);
      if (from.current && to && isSwipeUp(from.current, to)) onSwipe();
      from.current = null;
    },
  };
};
