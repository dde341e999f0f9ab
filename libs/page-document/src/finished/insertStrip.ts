/** The strip of the design's offline state. A finished document has no room for a rule, so its look is an attribute. */
export const stripLook =
  'display:flex;align-items:center;min-height:44px;margin:0;padding:0 var(--gutter);background:var(--sunken);color:var(--ink-2);font-size:var(--text-label)';

/** A header that lies over the page: a strip stands above it. */
const overlay = /<div [^>]*data-bar="overlay"/;
const height = 44;
const room = /<main(?: style="--age-note:(\d+)px")?/;

/** The main part knows the height of the strips above it as `--age-note` where it fills the screen. */
const withRoom = (html: string, more: number): string =>
  html.replace(room, (_, before = '0') => {
    const after = Number(before) + more;
    return after > 0 ? `<main style="--age-note:${after}px"` : '<main';
  });

/** A finished document with a strip over its main part. One without a main part is returned as it is. */
export const insertStrip = (html: string, strip: string): string => {
  if (!overlay.test(html)) return html.replace('<main', () => `${strip}<main`);
  return withRoom(
    html.replace(overlay, (header) => strip + header),
    height,
  );
};

/** The document without the strip that `insertStrip` has put into it. */
export const removeStrip = (html: string, strip: RegExp): string => {
  const rest = html.replace(strip, '');
  return rest !== html && overlay.test(rest) ? withRoom(rest, -height) : rest;
};
