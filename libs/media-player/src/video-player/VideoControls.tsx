import type { Ref } from 'react';
import { IconButton } from '@share/ui';
import { FullscreenIcon, PictureInPictureIcon } from '@share/ui/icons';
import { formatClock } from '../formatClock';
import { nextRate } from '../formatClock';
import { SeekBar } from '../seek-bar/SeekBar';
import { SubtitleButton } from './SubtitleButton';
import type { MediaControl } from './useMedia';
import type { Subtitles } from './useSubtitles';
import { Buttons, Progress, Root } from './VideoControls.styles';

interface VideoControlsProps {
  ref: Ref<HTMLDivElement>;
  control: MediaControl;
  isLive: boolean;
  /** Left out where there are none. */
  subtitles?: Subtitles | undefined;
  /** Whether a finger or mouse is on them. One that drags the seek bar is, wherever it moves. */
  onHold: (isHeld: boolean) => void;
  /** Left out where the browser cannot. */
  onPictureInPicture?: (() => void) | undefined;
  onFullscreen: () => void;
}

/** The row at the lower edge of a video. */
export const VideoControls = ({
  ref,
  control,
  isLive,
  subtitles,
  onHold,
  onPictureInPicture,
  onFullscreen,
}: VideoControlsProps) => {
  const { time, duration, buffered, rate } = control;
  return (
    <Root ref={ref} onPointerEnter={() => onHold(true)} onPointerLeave={() => onHold(false)}>
      <Progress>
        {isLive ? (
          control.isBehind && (
            <button type="button" onClick={control.catchUp}>
              回到直播
            </button>
          )
        ) : (
          <>
            <span>{formatClock(time)}</span>
            <SeekBar time={time} duration={duration} buffered={buffered} onSeek={control.seek} />
            <span>{formatClock(duration)}</span>
          </>
        )}
      </Progress>
      <Buttons>
        {!isLive && (
          <button
            type="button"
            aria-label={`播放速度 ${rate} 倍`}
            onClick={() => control.setRate(nextRate(rate))}
          >
            {rate}×
          </button>
        )}
        {subtitles && <SubtitleButton subtitles={subtitles} />}
        {onPictureInPicture && (
          <IconButton label="画中画" onClick={onPictureInPicture}>
            <PictureInPictureIcon size={20} />
          </IconButton>
        )}
        <IconButton label="全屏" onClick={onFullscreen}>
          <FullscreenIcon size={20} />
        </IconButton>
      </Buttons>
    </Root>
  );
};
