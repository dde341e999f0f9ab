import { formatDateTime } from '@share/ui/format';
import type { ItemView } from '../data/DetailView';

/** A day in Shanghai, `2026年11月2日`. `seconds` since 1970. */
const formatChineseDate = (seconds: number): string => {
  const [year, month, day] = formatDateTime(seconds).slice(0, 10).split('-').map(Number);
  return `${year}年${month}月${day}日`;
};

/** Content older than this may be outdated: one year, in seconds. Our own choice. */
const oldAfter = 365 * 86_400;

export type AgedItem = Pick<ItemView, 'contentType' | 'publishedAt'>;

/**
 * Says that an item is old, with its date; undefined for one that is not.
 * @param now milliseconds; when the page was rendered
 */
export const ageSentence = ({ contentType, publishedAt }: AgedItem, now: number): string | undefined => {
  if (publishedAt === undefined || now / 1000 - publishedAt <= oldAfter) return undefined;
  const subject = contentType === 'article' ? '本文' : '本内容';
  return `${subject}发布于 ${formatChineseDate(publishedAt)}，请注意时效`;
};
