import { formatDayTime, toIsoTime } from '@share/ui/format';

/** When a document was made, as markup. @param madeAt milliseconds since 1970 */
export const savedTime = (madeAt: number): string => {
  const seconds = Math.floor(madeAt / 1000);
  return `<time datetime="${toIsoTime(seconds)}">${formatDayTime(seconds)}</time>`;
};
