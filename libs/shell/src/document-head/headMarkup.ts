import { pageHead, type PageSubject, type Publisher } from '@share/page-metadata';
import { escapeHtml } from '@share/safety';
import { firstScreenId } from '@share/ui';
import type { ShareCard } from '@share/wx-share';

/** Default title of the site, `client-side share` (spec §2, R3). */
export const defaultTitle = '客户端分享';

/** The literal lines of the specification (spec §2). */
const fixedViewport =
  'width=device-width,initial-scale=1,maximum-scale=1,user-scalable=no,viewport-fit=cover';
const zoomableViewport = 'width=device-width,initial-scale=1,viewport-fit=cover';

export interface HeadOptions {
  title: string;
  allowZoom: boolean;
  /** Address of the browser's first module. */
  entry: string;
  icon: string;
  /** Names the own app's web view in its user agent. */
  clientUaToken: string;
  /** Absent on pages that are not shared. */
  share?: ShareCard | undefined;
  /** What the page is about, for programs that show or index it. */
  subject?: PageSubject | undefined;
  publisher: Publisher;
  isIndexed: boolean;
  /** Whether the page marks the end of its first screen. */
  hasFirstScreen: boolean;
  /** Script that runs before the first paint. */
  beforePaint: string;
  /** Addresses of the whole style sheets. The script links them where its reader needs them before the first paint. */
  styleSheets: readonly string[];
}

const meta = (name: string, content: string) => `<meta name="${name}" content="${escapeHtml(content)}">`;

/** Everything between `<head>` and the styles. */
export const headMarkup = ({
  title,
  allowZoom,
  entry,
  icon,
  clientUaToken,
  share,
  subject,
  publisher,
  isIndexed,
  hasFirstScreen,
  beforePaint,
  styleSheets,
}: HeadOptions): string =>
  [
    '<meta charset="utf-8">',
    meta('viewport', allowZoom ? zoomableViewport : fixedViewport),
    meta('format-detection', 'telephone=no'),
    `<title>${escapeHtml(title)}</title>`,
    share ? pageHead({ card: share, subject, publisher, isIndexed }) : '',
    isIndexed ? '' : meta('robots', 'noindex'),
    meta('color-scheme', 'light dark'),
    hasFirstScreen ? `<link rel="expect" href="#${firstScreenId}" blocking="render">` : '',
    `<link rel="icon" href="${escapeHtml(icon)}">`,
    `<script data-client="${escapeHtml(clientUaToken)}" data-styles="${escapeHtml(styleSheets.join(' '))}">${beforePaint}</script>`,
    `<script type="module" src="${escapeHtml(entry)}"></script>`,
    // The parser waits for the sheets in front of the panels, so they are asked for before the parser is there.
    ...styleSheets.map(
      (href) => `<link rel="preload" as="style" href="${escapeHtml(href)}" fetchpriority="low">`,
    ),
  ].join('');
