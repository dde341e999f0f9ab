import { NoticeButton, NoticeText } from './PlaybackNotices.styles';
import type { MediaControl } from './useMedia';

interface NoticesProps {
  control: Pick<
    MediaControl,
    | 'status'
    | 'isMuted'
    | 'isUnsupported'
    | 'isReconnecting'
    | 'hasNoPicture'
    | 'hasSkipped'
    | 'media'
    | 'play'
    | 'setMuted'
  >;
  /** Offers the app where the browser cannot show the picture. */
  onOfferApp: (() => void) | undefined;
}

const OpenAppButton = ({ onOfferApp }: Omit<NoticesProps, 'control'>) =>
  onOfferApp ? (
    <NoticeButton type="button" onClick={onOfferApp} data-open-app="">
      打开App观看
    </NoticeButton>
  ) : null;

/** Why a video does not play, and the remedy. Another try does not help a browser that lacks the format. */
export const PlaybackFailure = ({ control, onOfferApp }: NoticesProps) =>
  control.isUnsupported ? (
    <>
      <NoticeText role="alert">
        当前浏览器不支持此视频的格式{onOfferApp ? '' : '，请换一个浏览器打开'}
      </NoticeText>
      <OpenAppButton onOfferApp={onOfferApp} />
    </>
  ) : (
    <>
      <NoticeText role="alert">视频暂时无法播放，请检查网络后重试</NoticeText>
      <NoticeButton type="button" onClick={control.play}>
        重试
      </NoticeButton>
    </>
  );

/** Notices about sound and picture during playback, with their actions. */
export const PlaybackNotices = ({ control, onOfferApp }: NoticesProps) => (
  <>
    {control.isMuted && control.status === 'playing' && (
      <NoticeButton type="button" onClick={() => control.setMuted(false)}>
        打开声音
      </NoticeButton>
    )}
    {control.hasNoPicture && (
      <>
        <NoticeText role="status">此浏览器无法显示画面，只能听到声音</NoticeText>
        <OpenAppButton onOfferApp={onOfferApp} />
      </>
    )}
    {control.isReconnecting && (
      <NoticeText role="status">
        {control.media?.isLive ? '直播画面中断，正在重新连接' : '网络不稳定，正在重新加载'}
      </NoticeText>
    )}
    {control.hasSkipped && <NoticeText role="status">有一小段无法播放，已跳过</NoticeText>}
  </>
);
