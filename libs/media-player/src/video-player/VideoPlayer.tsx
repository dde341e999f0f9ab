import type { SafeStorage } from '@share/environment';
import { useRef, type KeyboardEvent, type ReactNode } from 'react';
import { Badge } from '@share/ui';
import { PlayFilledIcon } from '@share/ui/icons';
import { formatClock } from '../formatClock';
import type { OnMediaEvent } from '../playback/createPlayback';
import { isOn } from '../playback/PlaybackState';
import { toggleFullscreen } from './fullscreen';
import { placeCues } from './placeCues';
import { PlaybackFailure, PlaybackNotices } from './PlaybackNotices';
import { PlayButton } from './PlayButton';
import { SubtitleMenu } from './SubtitleMenu';
import { togglePictureInPicture, usePictureInPicture } from './pictureInPicture';
import { useAutoStart } from './useAutoStart';
import { useControlsVisibility } from './useControlsVisibility';
import { useMedia, type MediaControl } from './useMedia';
import { usePauseOutOfView } from './usePauseOutOfView';
import { useSubtitles } from './useSubtitles';
import { VideoControls } from './VideoControls';
import { shapeOf, type VideoMedia } from './VideoMedia';
import { Middle, Notice } from './VideoOverlay.styles';
import { Length, Live, Root, Start, Video } from './VideoPlayer.styles';

export interface VideoPlayerProps {
  /** Another `id` or `src` takes over the same player, so that a queue goes on without another tap. */
  media: VideoMedia;
  title: string;
  storage: SafeStorage;
  /** The visitor saves data: nothing is fetched before the tap. Default: detected in the browser. */
  isSlow?: boolean;
  /** Starts automatically without sound, unless the visitor saves data or prefers reduced motion. */
  autoPlayMuted?: boolean;
  /** Media that replace others start at once, because the visitor chose them or the queue goes on. */
  playsOn?: boolean;
  /** Grows with every choice of the visitor: the same media chosen once more start, too. */
  choices?: number;
  onEvent?: OnMediaEvent;
  /** Offers the app where the browser cannot show the picture. */
  onOfferApp?: (() => void) | undefined;
  /** Fills its place, however high that is, instead of having a shape of its own. */
  fills?: boolean;
  /** Before it has been played there is a small button with this text at the lower edge, such as 预告片 00:45, and none in the middle. */
  startLabel?: string | undefined;
  /** Lies over the picture while nothing has been played. */
  children?: ReactNode;
}

/** Keys that work wherever the focus is inside the player. */
const onPlayerKey = (event: KeyboardEvent, control: MediaControl, enlarge: () => void) => {
  const isOnButton = event.target instanceof HTMLButtonElement;
  const actions: Partial<Record<string, () => void>> = {
    ...(!isOnButton && { ' ': control.toggle }),
    ArrowLeft: () => control.seek(control.time - 5),
    ArrowRight: () => control.seek(control.time + 5),
    m: () => control.setMuted(!control.isMuted),
    f: enlarge,
  };
  const act = actions[event.key];
  if (!act || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  act();
};

/** Above the row of controls, which comes and goes; at the upper edge where large text or a small phone gives them two rows. */
const cuePlaceOver = (controls: HTMLElement | null, picture: HTMLElement | null) => {
  const areHigh = (controls?.offsetHeight ?? 0) * 2 > (picture?.offsetHeight ?? 0);
  return { line: areHigh ? 0 : -4, size: 90 };
};

/** A video with its own controls. Before its script runs it is a poster with a button; without scripts the browser's player. */
export const VideoPlayer = (props: VideoPlayerProps) => {
  const { media, title, storage, onEvent, onOfferApp, fills = false, startLabel, children } = props;
  const isLive = media.isLive === true;
  const box = useRef<HTMLDivElement>(null);
  const video = useRef<HTMLVideoElement>(null);
  const controls = useRef<HTMLDivElement>(null);
  const control = useMedia(video, { media, storage, onEvent });
  useAutoStart(control, props);
  const { status } = control;
  usePauseOutOfView(video, { isActive: isOn(control) || status === 'failed', pause: control.pause });
  const isUntouched = status === 'idle';
  const subtitles = useSubtitles(video, { tracks: media.subtitles, storage, hasStarted: !isUntouched });
  const hasPictureInPicture = usePictureInPicture();
  const { areControlsShown, showControls, holdControls, toggleControls } = useControlsVisibility(
    status === 'playing' && !subtitles.isOpen,
  );
  const enlarge = () => {
    if (box.current && video.current) void toggleFullscreen(box.current, video.current);
  };
  const detach = () => {
    if (video.current) void togglePictureInPicture(video.current);
  };

  return (
    <Root
      ref={box}
      role="group"
      aria-label={title}
      data-shape={fills ? 'fill' : shapeOf(media)}
      data-live={isLive ? '' : undefined}
      data-state={status}
      data-hydrated={areControlsShown}
      onFocus={showControls}
      onKeyDown={(event) => {
        showControls();
        onPlayerKey(event, control, enlarge);
      }}
    >
      <Video
        ref={video}
        media={media}
        title={title}
        onClick={subtitles.isOpen ? subtitles.close : toggleControls}
        onLoadCapture={(event) => placeCues(event, cuePlaceOver(controls.current, video.current))}
      />
      <noscript>
        <Video media={media} title={title} controls src={media.src} preload="none" />
      </noscript>
      {isUntouched && children}
      <Middle onClick={() => holdControls(false)}>
        {status === 'failed' ? (
          <PlaybackFailure control={control} onOfferApp={onOfferApp} />
        ) : (
          !(isUntouched && startLabel) && (
            <PlayButton status={status} title={title} onClick={control.toggle} />
          )
        )}
      </Middle>
      {isLive && (
        <Live>
          <Badge live>直播中</Badge>
        </Live>
      )}
      <Notice>
        <PlaybackNotices control={control} onOfferApp={onOfferApp} />
      </Notice>
      {isUntouched && startLabel && (
        <Start type="button" aria-label={`播放 ${startLabel}`} onClick={control.play}>
          <PlayFilledIcon size={16} />
          {startLabel}
        </Start>
      )}
      {isUntouched && !startLabel && control.duration > 0 && (
        <Length>
          <Badge>{formatClock(control.duration)}</Badge>
        </Length>
      )}
      {!isUntouched && status !== 'failed' && !(isLive && fills && !control.isBehind) && (
        <VideoControls
          ref={controls}
          control={control}
          isLive={isLive}
          subtitles={media.subtitles?.length ? subtitles : undefined}
          onHold={holdControls}
          onPictureInPicture={hasPictureInPicture ? detach : undefined}
          onFullscreen={enlarge}
        />
      )}
      {subtitles.isOpen && <SubtitleMenu subtitles={subtitles} />}
    </Root>
  );
};
