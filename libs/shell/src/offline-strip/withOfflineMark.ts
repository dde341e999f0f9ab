/**
 * A finished document that comes without network: it shows the offline strip, which then does not wait for a script, and does not offer
 * the app, which would not open.
 */
export const withOfflineMark = (html: string): string =>
  html.replace('<html', '<html data-offline="" data-offer="dismissed"');
