import type { SafeHtml } from '@share/safety';

/** Characters of text above a picture that still leave it on the first screen of a phone. */
const mostTextAbove = 120;

const references: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&#96;': '`',
  '&#61;': '=',
  '&amp;': '&',
};

const readAttribute = (tag: string, name: string): string | undefined =>
  new RegExp(` ${name}="([^"]*)"`)
    .exec(tag)?.[1]
    ?.replace(/&(?:lt|gt|quot|amp|#39|#96|#61);/g, (reference) => references[reference] ?? reference);

interface FirstPicture {
  src: string;
  srcset?: string | undefined;
  sizes?: string | undefined;
}

/**
 * A text whose first picture stands on the first screen: it is loaded at once and before others. Reads the markup of the
 * sanitiser.
 * @returns the text, and the picture to preload
 */
export const withFirstPicture = (html: SafeHtml): { html: SafeHtml; picture?: FirstPicture } => {
  const at = html.search(/<img /);
  const tag = /^[^>]*>/.exec(html.slice(Math.max(at, 0)))?.[0] ?? '';
  const src = readAttribute(tag, 'src');
  const above = html.slice(0, Math.max(at, 0)).replace(/<[^>]*>/g, '');
  if (at < 0 || src === undefined || above.length > mostTextAbove) return { html };
  const first = tag.replace(' loading="lazy"', ' fetchpriority="high"');
  return {
    html: (html.slice(0, at) + first + html.slice(at + tag.length)) as SafeHtml,
    picture: { src, srcset: readAttribute(tag, 'srcset'), sizes: readAttribute(tag, 'sizes') },
  };
};
