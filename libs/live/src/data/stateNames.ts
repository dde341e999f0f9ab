import type { LiveState } from './LiveView';

/** What a state is called on a badge. */
export const stateNames: Readonly<Record<LiveState, string>> = {
  upcoming: '预告',
  live: '直播中',
  ended: '已结束',
  replay: '回放',
};
