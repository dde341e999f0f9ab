/** The texts of a page inside another one. */
export const embeddedPageTexts = {
  loading: '加载中',
  failed: '页面没有加载出来',
  retry: '重新加载',
} as const;
