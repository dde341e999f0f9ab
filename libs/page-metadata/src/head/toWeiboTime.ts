/** The time of Shanghai, which Weibo expects, as `2026-11-02 07:30:00`; undefined for one that is not known or cannot be. */
export const toWeiboTime = (seconds: number | undefined): string | undefined => {
  const date = new Date((seconds ?? NaN) * 1000);
  return Number.isNaN(date.getTime())
    ? undefined
    : date.toLocaleString('sv-SE', { timeZone: 'Asia/Shanghai', dateStyle: 'short', timeStyle: 'medium' });
};
