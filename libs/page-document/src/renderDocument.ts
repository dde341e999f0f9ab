import { dataId, madeAttribute, settingsId } from '@share/environment/document';
import { hidesBelow, showsBelow, type PageMarkup } from '@share/islands/server';
import { jsonScript } from '@share/safety';
import { speculationRules } from '@share/site-paths/prefetch';
import { firstScreenId } from '@share/ui';
import { themeCss } from '@share/ui/theme';
import { noticeScript } from './finished/siteMarks';
import { headMarkup, type HeadOptions } from './headMarkup';

interface DocumentOptions {
  head: Omit<HeadOptions, 'hasFirstScreen' | 'preloads' | 'styleSheets'>;
  themeColour: string;
  /** The bars of the site are hidden. */
  hasOwnBar?: boolean | undefined;
  /** When the page was made, in milliseconds (`serverNow`); absent on pages that are made once for all. */
  madeAt?: number | undefined;
  /** The settings that scripts of the page read. */
  environment: object;
  page: PageMarkup;
}

export interface FinishedDocument {
  /** In pieces: styles are one for themselves, so that they are written and hashed without a copy for each page. */
  html: string[];
  inlineScripts: string[];
  inlineStyles: string[];
}

const dataScript = (id: string, json: string, attributes = '') =>
  `<script type="application/json" id="${id}"${attributes}>${json}</script>`;

/** A finished HTML document with the texts its content security policy has to name. */
export const renderDocument = ({
  head,
  themeColour,
  hasOwnBar = false,
  madeAt,
  environment,
  page: { markup, preloads, panels, styles, data },
}: DocumentOptions): FinishedDocument => {
  const { css, sheets, laterTheme } = styles;
  const theme = themeCss(themeColour, laterTheme);
  const hasFirstScreen = markup.some((piece) => piece.includes(`id="${firstScreenId}"`));
  const html = [
    `<!doctype html><html lang="en"${hasOwnBar ? ' data-bars="none"' : ''}><head>${headMarkup({ ...head, hasFirstScreen, preloads, styleSheets: sheets })}<style>${hidesBelow}</style><style>`,
    theme,
    '</style><style id="styles">',
    css,
    '</style></head><body lang="zh-CN">',
    ...markup,
    ...sheets.map((href) => `<link rel="stylesheet" href="${href}">`),
    `<style>${showsBelow}</style>`,
    ...panels,
    dataScript(settingsId, jsonScript(environment), madeAt ? ` ${madeAttribute}="${madeAt}"` : ''),
    dataScript(dataId, data),
    '</body></html>',
  ];
  const inlineStyles = [hidesBelow, theme, css, showsBelow];
  return { html, inlineScripts: [head.beforePaint, speculationRules, noticeScript], inlineStyles };
};
