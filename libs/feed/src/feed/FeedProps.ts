/** Site and request, for the pages of this library. */
export interface FeedProps {
  /** Addresses on this origin become paths. */
  siteOrigin: string;
  /** Name of the site: the title of the home page. */
  siteName: string;
  /** Path and query of the page; in the browser the address bar has them. */
  address: string;
}

/** Props of every screen. */
export type ScreenProps = Omit<FeedProps, 'address'>;
