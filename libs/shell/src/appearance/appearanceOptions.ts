import type { TextSize, Theme } from './createAppearance';

/** The steps of the text size, smallest first. */
export const sizeOptions: { value: TextSize; label: string }[] = [
  { value: 'standard', label: '标准' },
  { value: 'large', label: '大' },
  { value: 'elder', label: '大字版' },
  { value: 'max', label: '最大' },
];

export const themeOptions: { value: Theme; label: string }[] = [
  { value: 'system', label: '跟随系统' },
  { value: 'light', label: '浅色' },
  { value: 'dark', label: '深色' },
];
