import { toShanghaiDate } from '@share/times';

/** The time of Shanghai, which Weibo expects, as `2026-11-02 07:30:00`; undefined for one that is not known or cannot be. */
export const toWeiboTime = (seconds: number | undefined): string | undefined =>
  toShanghaiDate(seconds ?? NaN)
    ?.toISOString()
    .slice(0, 19)
    .replace('T', ' ');
