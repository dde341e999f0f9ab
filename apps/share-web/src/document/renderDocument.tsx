import { pageStylesId, type PageMarkup } from '@share/islands/server';
import { jsonScript } from '@share/safety';
import { headMarkup, type HeadOptions } from '@share/shell/document';
import { firstScreenId } from '@share/ui';
import { themeCss } from '@share/ui/theme';
import type { PageEnvironment } from '../compose/PageEnvironment';
import { text as beforePaint } from './beforePaint.js?inline-script';

interface DocumentOptions {
  head: Omit<HeadOptions, 'beforePaint' | 'hasFirstScreen'>;
  themeColour: string;
  environment: PageEnvironment;
  page: PageMarkup;
}

export interface FinishedDocument {
  html: string;
  inlineScripts: string[];
  inlineStyles: string[];
}

const dataScript = (id: string, json: string) =>
  `<script type="application/json" id="${id}">${json}</script>`;

/** A finished HTML document with the texts its content security policy has to name. */
export const renderDocument = ({
  head,
  themeColour,
  environment,
  page: { markup, css, data },
}: DocumentOptions): FinishedDocument => {
  const styles = themeCss(themeColour) + css;
  const hasFirstScreen = markup.includes(`id="${firstScreenId}"`);
  const html =
    `<!doctype html><html lang="en"><head>${headMarkup({ ...head, beforePaint, hasFirstScreen })}<style id="${pageStylesId}">${styles}</style></head>` +
    `<body lang="zh-CN">${markup}${dataScript('site-env', jsonScript(environment))}${dataScript('site-data', data)}</body></html>`;
  return { html, inlineScripts: [beforePaint], inlineStyles: [styles] };
};
