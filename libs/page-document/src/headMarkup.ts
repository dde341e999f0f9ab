import { clientTokenAttribute, styleSheetsAttribute } from '@share/environment/document';
import { pageHead, type PageSubject, type Publisher } from '@share/page-metadata';
import type { PictureService } from '@share/picture-service';
import { escapeHtml } from '@share/safety';
import { iconPaths } from '@share/site-paths';
import { firstScreenId } from '@share/ui';
import type { ShareCard } from '@share/wx-share';

/** The literal lines of the specification (spec §2). */
const fixedViewport =
  'width=device-width,initial-scale=1,maximum-scale=1,user-scalable=no,viewport-fit=cover';
const zoomableViewport = 'width=device-width,initial-scale=1,viewport-fit=cover';

export interface HeadOptions {
  title: string;
  allowZoom: boolean;
  /** Address of the browser's first module. */
  entry: string;
  /** Names the own app's web view in its user agent. */
  clientUaToken: string;
  /** Absent on pages that are not shared. */
  share?: ShareCard | undefined;
  /** The subject of the page, for programs that show or index it. */
  subject?: PageSubject | undefined;
  publisher: Publisher;
  /** Has pictures in other sizes; absent: they are shown as they are. */
  pictures?: PictureService;
  isIndexed: boolean;
  /** Whether the page marks the end of its first screen. */
  hasFirstScreen: boolean;
  /** Links to the pictures of the first screen, as markup. */
  preloads: string;
  /** Script that runs before the first paint. */
  beforePaint: string;
  /** Addresses of the whole style sheets. The script links them where its visitor needs them before the first paint. */
  styleSheets: readonly string[];
}

const meta = (name: string, content: string) => `<meta name="${name}" content="${escapeHtml(content)}">`;

/** Everything between `<head>` and the styles. */
export const headMarkup = ({
  title,
  allowZoom,
  entry,
  clientUaToken,
  share,
  subject,
  publisher,
  pictures,
  isIndexed,
  hasFirstScreen,
  preloads,
  beforePaint,
  styleSheets,
}: HeadOptions): string =>
  [
    '<meta charset="utf-8">',
    meta('viewport', allowZoom ? zoomableViewport : fixedViewport),
    meta('format-detection', 'telephone=no'),
    `<title>${escapeHtml(title)}</title>`,
    share ? pageHead({ card: share, subject, publisher, pictures, isIndexed }) : '',
    isIndexed ? '' : meta('robots', 'noindex'),
    meta('color-scheme', 'light dark'),
    hasFirstScreen ? `<link rel="expect" href="#${firstScreenId}" blocking="render">` : '',
    preloads,
    `<link rel="icon" href="${iconPaths.drawing}" type="image/svg+xml">`,
    `<link rel="apple-touch-icon" href="${iconPaths.touch}">`,
    `<script ${clientTokenAttribute}="${escapeHtml(clientUaToken)}" ${styleSheetsAttribute}="${escapeHtml(styleSheets.join(' '))}">${beforePaint}</script>`,
    `<script type="module" src="${escapeHtml(entry)}"></script>`,
    // The parser waits for the sheets in front of the panels, so they are requested before the parser is there.
    ...styleSheets.map(
      (href) => `<link rel="preload" as="style" href="${escapeHtml(href)}" fetchpriority="low">`,
    ),
  ].join('');
