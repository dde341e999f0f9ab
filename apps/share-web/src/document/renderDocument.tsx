import type { Fallback } from '@share/islands';
import { jsonScript } from '@share/safety';
import { headMarkup, type HeadOptions } from '@share/shell/document';
import { firstScreenId } from '@share/ui';
import { themeCss } from '@share/ui/theme';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import type { PageEnvironment } from '../compose/PageEnvironment';
import { text as beforePaint } from './beforePaint.js?inline-script';

interface DocumentOptions {
  head: Omit<HeadOptions, 'beforePaint' | 'hasFirstScreen'>;
  themeColour: string;
  environment: PageEnvironment;
  fallback: Fallback;
  page: ReactElement;
}

export interface FinishedDocument {
  html: string;
  inlineScripts: string[];
  inlineStyles: string[];
}

const renderWithStyles = (page: ReactElement) => {
  const sheet = new ServerStyleSheet();
  try {
    return { markup: renderToString(sheet.collectStyles(page)), styles: sheet.getStyleTags() };
  } finally {
    sheet.seal();
  }
};

const textOf = (styleTag: string) =>
  styleTag.slice(styleTag.indexOf('>') + 1, styleTag.lastIndexOf('</style>'));

const dataScript = (id: string, value: object) =>
  `<script type="application/json" id="${id}">${jsonScript(value)}</script>`;

/** A finished HTML document with the texts its content security policy has to name. */
export const renderDocument = ({
  head,
  themeColour,
  environment,
  fallback,
  page,
}: DocumentOptions): FinishedDocument => {
  const { markup, styles } = renderWithStyles(page);
  const theme = themeCss(themeColour);
  const hasFirstScreen = markup.includes(`id="${firstScreenId}"`);
  const html =
    `<!doctype html><html lang="en"><head>${headMarkup({ ...head, beforePaint, hasFirstScreen })}<style>${theme}</style>${styles}</head>` +
    `<body lang="zh-CN">${markup}${dataScript('site-env', environment)}${dataScript('site-data', fallback)}</body></html>`;
  return { html, inlineScripts: [beforePaint], inlineStyles: [theme, textOf(styles)] };
};
