import { offerMark, offlineMark, savedMark } from '@share/environment/document';
import { savedTime } from './savedTime';

/** The text of the offline strip on a page from the network: no more than is true of every page. */
export const stillReadable = '没有网络，本页仍可阅读';

/**
 * A finished document that comes without network: it shows the offline strip, which then does not wait for a script, and does not offer
 * the app, which would not open. The strip says when the page was saved, and offers it anew once the network is back (`data-saved`).
 * @param savedAt milliseconds since 1970; absent: the page is no saved one
 */
export const withOfflineMark = (html: string, savedAt?: number): string => {
  const marked = html.replace('<html', `<html ${offlineMark}="" ${offerMark}="dismissed"`);
  if (savedAt === undefined) return marked;
  return marked
    .replace('<html', `<html ${savedMark}=""`)
    .replace(stillReadable, () => `没有网络，正在显示 ${savedTime(savedAt)} 保存的内容`);
};
