import { escapeHtml } from '@share/safety';
import type { SavedPage } from '@share/service-worker';
import { formatDayTime, toIsoTime } from '@share/ui/format';
import type { SavedItemTexts } from './savedItem';

/** `今天 07:30 保存`, on other days `11月2日 07:30 保存`. Milliseconds. */
const toSavedText = (savedAt: number, now: number): string => {
  const [day = '', time = ''] = formatDayTime(savedAt / 1000).split(' ');
  const [today] = formatDayTime(now / 1000).split(' ');
  return `${day === today ? '今天' : day} ${time} 保存`;
};

export const toSavedItem = (
  { path, title, account = '', savedAt }: SavedPage,
  now: number,
): SavedItemTexts => ({
  path,
  title,
  account,
  savedAt: toIsoTime(savedAt / 1000),
  savedText: toSavedText(savedAt, now),
});

const fill = (markup: string, texts: SavedItemTexts): string => {
  const known = new Map<string, string>(Object.entries(texts));
  return markup.replace(/\{(\w+)\}/g, (place, name: string) => {
    const text = known.get(name);
    return text === undefined ? place : escapeHtml(text);
  });
};

/** The finished offline page with the pages that can be read without network. @param now milliseconds since 1970 */
export const withSavedPages = (html: string, pages: readonly SavedPage[], now: number): string => {
  const [, item = ''] = /<template data-saved-item="">(.*?)<\/template>/s.exec(html) ?? [];
  const items = pages.map((page) => fill(item, toSavedItem(page, now))).join('');
  return html.replace(/(<ul [^>]*data-saved-pages=""[^>]*>)(?=<\/ul>)/, (list) => list + items);
};
