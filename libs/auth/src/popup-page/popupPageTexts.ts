/** The texts around a page that opens over another one. */
export const popupPageTexts = {
  close: '关闭',
  refused: '无法打开此页面',
} as const;
