import { insertStrip, stripLook } from './insertStrip';
import { savedTime } from './savedTime';

/** Milliseconds; a page that is younger is as good as one that was made now. */
const shownFromMs = 5 * 60_000;

/** Publisher and time of an item: lines of text, of which the age is the last. */
const byLine = /(<div [^>]*data-names[^>]*>(?:(?!<div)[^])*?)(<\/div>)/;
const lineLook = 'color:var(--ink-3);font-size:var(--text-micro)';

/** Stands outside of every landmark, so its role says what it is. */
const toStrip = (note: string): string => `<p role="status" style="${stripLook}">${note}</p>`;

/**
 * A finished document that says when it was saved, for visitors who get it because the platform does not answer: in the by-line of the
 * item, without one in a strip over its main part. A live room may have changed meanwhile, and says so.
 * @param madeAt milliseconds since 1970
 */
export const withAgeNote = (html: string, madeAt: number, now = Date.now()): string => {
  if (now - madeAt < shownFromMs) return html;
  const saved = `保存于 ${savedTime(madeAt)}`;
  if (html.includes('data-live-state="'))
    return insertStrip(html, toStrip(`<span>${saved}，状态可能已变化</span>`));
  const note = `<span>${saved}，暂时无法更新</span>`;
  return byLine.test(html)
    ? html.replace(
        byLine,
        (_, lines: string, end: string) => `${lines}<p style="${lineLook}">${note}</p>${end}`,
      )
    : insertStrip(html, toStrip(note));
};
