/**
 * Whether an address has the preview query flag, which takes the offer to open the app out of the page (spec §2): `preview` with
 * any value but `0`, `false` and nothing (R9).
 * @param search with or without its question mark
 */
export const hasPreviewFlag = (search: string): boolean => {
  const value = new URLSearchParams(search).get('preview') ?? '';
  return value !== '' && value !== '0' && value !== 'false';
};
