import { text as beforePaint } from './beforePaint.js?inline-script';

/** Default title of the site, `client-side share` (spec §2, R3). */
export const defaultTitle = '客户端分享';

/** The literal lines of the specification (spec §2). */
const fixedViewport =
  'width=device-width,initial-scale=1,maximum-scale=1,user-scalable=no,viewport-fit=cover';
const zoomableViewport = 'width=device-width,initial-scale=1,viewport-fit=cover';

export interface ShareMeta {
  title: string;
  desc: string;
  link: string;
  imgUrl: string;
}

export interface HeadOptions {
  title: string;
  allowZoom: boolean;
  /** Address of the browser's first module. */
  entry: string;
  icon: string;
  /** Absent on pages nobody shares. */
  share?: ShareMeta;
  isIndexed: boolean;
}

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escape = (text: string) => text.replace(/[&<>"']/g, (character) => escapes[character] ?? character);

const meta = (name: string, content: string) => `<meta name="${name}" content="${escape(content)}">`;
const property = (name: string, content: string) => `<meta property="${name}" content="${escape(content)}">`;

const shareLines = ({ title, desc, link, imgUrl }: ShareMeta) =>
  [
    `<link rel="canonical" href="${escape(link)}">`,
    meta('description', desc),
    property('og:type', 'article'),
    property('og:title', title),
    property('og:description', desc),
    property('og:url', link),
    property('og:image', imgUrl),
  ].join('');

export const inlineScripts = [beforePaint];

/** Everything between `<head>` and the styles. */
export const headMarkup = ({ title, allowZoom, entry, icon, share, isIndexed }: HeadOptions): string =>
  [
    '<meta charset="utf-8">',
    meta('viewport', allowZoom ? zoomableViewport : fixedViewport),
    meta('format-detection', 'telephone=no'),
    `<title>${escape(title)}</title>`,
    share ? shareLines(share) : '',
    isIndexed ? '' : meta('robots', 'noindex'),
    meta('color-scheme', 'light dark'),
    `<link rel="icon" href="${escape(icon)}">`,
    `<script>${beforePaint}</script>`,
    `<script type="module" src="${escape(entry)}"></script>`,
  ].join('');
