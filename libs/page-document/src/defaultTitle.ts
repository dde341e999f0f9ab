/** Default title of the site, `client-side share` (spec §2, R3). */
export const defaultTitle = '客户端分享';
