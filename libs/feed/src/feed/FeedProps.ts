/** What the pages of this library know of their site and their request. */
export interface FeedProps {
  /** Addresses on this origin become paths. */
  siteOrigin: string;
  /** Name of the site: the title of the home page. */
  siteName: string;
  /** Path and query of the page; in the browser the address bar has them. */
  address: string;
}

/** What every screen gets. */
export type ScreenProps = Omit<FeedProps, 'address'>;
