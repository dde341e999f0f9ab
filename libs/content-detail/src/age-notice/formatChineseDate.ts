import { formatDateTime } from '@share/ui/format';

/** A day in Shanghai, `2026年11月2日`. `seconds` since 1970. */
export const formatChineseDate = (seconds: number): string => {
  const [year, month, day] = formatDateTime(seconds).slice(0, 10).split('-').map(Number);
  return `${year}年${month}月${day}日`;
};
