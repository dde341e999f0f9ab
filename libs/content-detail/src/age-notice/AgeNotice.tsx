import { formatDateTime } from '@share/ui/format';
import styles from './AgeNotice.module.css';

/** A day in Shanghai, `2026年11月2日`. `seconds` since 1970. */
const formatChineseDate = (seconds: number): string => {
  const [year, month, day] = formatDateTime(seconds).slice(0, 10).split('-').map(Number);
  return `${year}年${month}月${day}日`;
};

/** A text older than this may be outdated: one year, in seconds. Our own choice. */
const oldAfter = 365 * 86_400;

interface AgeNoticeProps {
  /** Seconds. */
  publishedAt: number | undefined;
  /** Milliseconds; when the page was rendered. */
  now: number;
}

/** Warns that an article is old, with its date. */
export const AgeNotice = ({ publishedAt, now }: AgeNoticeProps) => {
  if (publishedAt === undefined || now / 1000 - publishedAt <= oldAfter) return null;
  return <p className={styles.notice}>{`本文发布于 ${formatChineseDate(publishedAt)}，请注意时效`}</p>;
};
