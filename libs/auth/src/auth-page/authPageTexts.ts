/** The texts of the page that receives a login (spec §2, `/auth`). */
export const authPageTexts = {
  failedTitle: '没有登录成功',
  failed: '登录信息已失效，请回到原来的页面重新登录。',
  home: '回到首页',
  retry: '重试',
  back: '回到原来的页面',
} as const;
