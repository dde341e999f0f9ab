/**
 * Which pictures, as the pattern of their addresses, and how the address of one in another size is written: whole, cropped to a height
 * at its middle, and cropped in its upper part. Without templates: only as they are.
 */
export type PictureRule = readonly [pattern: string, whole?: string, cropped?: string, upper?: string];

/** Has the pictures of the site in other sizes and formats. Data, so that pages hand it to the browser. */
export interface PictureService {
  /** The first that fits an address counts. */
  rules: readonly PictureRule[];
  /** Such as `https://m.example.com`: services elsewhere get whole addresses. */
  siteOrigin: string;
  /** The visitor saves data: pictures come one step smaller. */
  savesData?: boolean;
}
