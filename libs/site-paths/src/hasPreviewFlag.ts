/**
 * Whether an address has the preview query flag, which hides the open-app banner (spec §2): `preview` with any value except `0`,
 * `false` and the empty one (R9).
 * @param search with or without its question mark
 */
export const hasPreviewFlag = (search: string): boolean => {
  const value = new URLSearchParams(search).get('preview') ?? '';
  return value !== '' && value !== '0' && value !== 'false';
};
