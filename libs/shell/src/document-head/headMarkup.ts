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
  /** Address of the whole style sheet. The script links it where its reader needs it before the first paint. */
  styleSheet: string;
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
  styleSheet,
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
    `<script data-client="${escapeHtml(clientUaToken)}" data-styles="${escapeHtml(styleSheet)}">${beforePaint}</script>`,
    `<script type="module" src="${escapeHtml(entry)}"></script>`,
    // The parser waits for the sheet in front of the panels, so it is asked for before the parser is there.
    `<link rel="preload" as="style" href="${escapeHtml(styleSheet)}" fetchpriority="low">`,
  ].join('');
