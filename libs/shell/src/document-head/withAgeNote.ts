import { formatDayTime, toIsoTime } from '@share/ui/format';

/** The strip of the design's offline state. A finished document has no room for a rule, so its look is an attribute. */
const look =
  'display:flex;align-items:center;min-height:44px;margin:0;padding:0 var(--gutter);background:var(--sunken);color:var(--ink-2);font-size:var(--text-label)';

/** A header that lies over the page: the strip stands above it. */
const overlay = /<div [^>]*data-bar="overlay"/;

/**
 * A finished document with a strip over its main part that says when it was saved: for readers who get it because the platform does
 * not answer. The main part knows its height as `--age-note` where it fills the screen. A document without a main part is returned as
 * it is.
 * @param madeAt milliseconds since 1970
 */
export const withAgeNote = (html: string, madeAt: number): string => {
  const seconds = Math.floor(madeAt / 1000);
  const time = `<time datetime="${toIsoTime(seconds)}">${formatDayTime(seconds)}</time>`;
  const note = `<p style="${look}"><span>保存于 ${time}，暂时无法更新</span></p>`;
  if (!overlay.test(html)) return html.replace('<main', () => `${note}<main`);
  return html.replace(overlay, (header) => note + header).replace('<main', '<main style="--age-note:44px"');
};
