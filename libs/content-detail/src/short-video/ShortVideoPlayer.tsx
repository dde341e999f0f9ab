import { AlertIcon, DownIcon, PlayFilledIcon } from '@share/ui/icons';
import {
  formatClock,
  SeekBar,
  useAutoStart,
  useMedia,
  VideoElement,
  type MediaControl,
} from '@share/media-player';
import { useRef, useState, type TouchEvent } from 'react';
import { useContentServices } from '../data/ContentServices';
import type { MediaView } from '../data/DetailView';
import { isUpright } from '../video/isUpright';
import { isSwipeUp } from './isSwipeUp';
import * as S from './ShortVideoPlayer.styles';

interface ShortVideoPlayerProps {
  itemId: string;
  title: string;
  media: MediaView;
  /** Where a swipe up leads. */
  nextHref?: string | undefined;
  /** Said before anything is shown. */
  warning?: string | undefined;
}

/** A video that fills the screen: a tap pauses, a swipe up leads to the next one. It may start by itself, without sound. */
export const ShortVideoPlayer = (props: ShortVideoPlayerProps) => {
  const { itemId, title, media, nextHref, warning } = props;
  const { storage, page, reportMedia } = useContentServices();
  const [isWarned, setIsWarned] = useState(warning !== undefined);
  const video = useRef<HTMLVideoElement>(null);
  const control = useMedia(video, {
    media,
    storage,
    onEvent: (event, at) => reportMedia?.(event, { itemId, ...at }),
  });
  useAutoStart(control, { media, autoPlayMuted: warning === undefined, isSlow: isWarned || undefined });
  const next = useRef<HTMLAnchorElement>(null);
  const swipe = useSwipeUp(() => next.current?.click());
  const { state } = control;

  return (
    <S.Stage data-fills={isUpright(media) || undefined} {...swipe}>
      <VideoElement ref={video} media={media} title={title} />
      <noscript>
        <VideoElement media={media} title={title} controls src={media.src} preload="none" />
      </noscript>
      <S.Tap type="button" aria-label={`${actionOf(state)} ${title}`} onClick={control.toggle}>
        {(state === 'idle' || state === 'paused' || state === 'ended') && (
          <span>
            <PlayFilledIcon size={28} />
          </span>
        )}
        {state === 'loading' && <span>加载中</span>}
      </S.Tap>
      <Notices control={control} onOpenApp={page.openApp} />
      {nextHref !== undefined && (
        <S.Next ref={next} href={nextHref}>
          <DownIcon size={20} />
          下一条
        </S.Next>
      )}
      <S.Progress>
        <SeekBar
          time={control.time}
          duration={control.duration}
          buffered={control.buffered}
          onSeek={control.seek}
        />
        <span>
          {formatClock(control.time)} / {formatClock(control.duration)}
        </span>
      </S.Progress>
      {isWarned && (
        <S.Warning>
          <AlertIcon size={28} />
          <p>{warning}</p>
          <S.Glass
            type="button"
            onClick={() => {
              setIsWarned(false);
              control.play();
            }}
          >
            继续观看
          </S.Glass>
        </S.Warning>
      )}
    </S.Stage>
  );
};

const actionOf = (state: MediaControl['state']) => {
  if (state === 'ended') return '重播';
  return state === 'playing' || state === 'loading' ? '暂停' : '播放';
};

interface NoticesProps {
  control: MediaControl;
  onOpenApp: () => void;
}

/** What the reader has to know of the video, each with a way on. */
const Notices = ({ control, onOpenApp }: NoticesProps) => {
  const { state, isMuted, hasNoPicture, play, setMuted } = control;
  return (
    <S.Notices>
      {state === 'failed' && (
        <>
          <p role="alert">视频加载失败，请检查网络后重试</p>
          <S.Glass type="button" onClick={play}>
            重试
          </S.Glass>
        </>
      )}
      {hasNoPicture && (
        <>
          <p role="status">此浏览器无法显示画面，只能听到声音</p>
          <S.Glass type="button" onClick={onOpenApp}>
            打开App观看
          </S.Glass>
        </>
      )}
      {isMuted && state === 'playing' && (
        <S.Glass type="button" onClick={() => setMuted(false)}>
          打开声音
        </S.Glass>
      )}
    </S.Notices>
  );
};

const useSwipeUp = (onSwipe: () => void) => {
  const from = useRef<{ x: number; y: number } | null>(null);
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
