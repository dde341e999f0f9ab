import type { PlaybackStatus } from '../playback/PlaybackState';

/** Name of the button that plays and pauses. While it waits, the shown text is its name, as at a video. */
export const actionOf = (status: PlaybackStatus): string => {
  if (status === 'loading') return '加载中';
  if (status === 'failed') return '重试';
  return status === 'playing' ? '暂停' : '播放';
};
