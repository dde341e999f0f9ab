/** The share card of a page (spec §3); addresses are absolute. */
export interface PageCard {
  title: string;
  desc: string;
  link: string;
  /** Empty when there is no usable image. */
  imgUrl: string;
}

/** The site that publishes its pages. */
export interface Publisher {
  name: string;
  /** Absolute, or a path on the site. */
  logo: string;
  /** The logo as a square PNG of 512 px, for programs that show no drawings; absolute, or a path on the site. */
  icon: string;
  /** Such as `https://m.example.com`. */
  siteOrigin: string;
}

/** A page with what is needed to describe it. */
export interface PageDescription {
  card: PageCard;
  publisher: Publisher;
  /** The picture of the page in the shapes that search engines request; none when it has none but the logo of the site. */
  shapes: readonly string[];
}

/** The absolute address of a path on the site, or of an address that is absolute already. */
export const absoluteUrl = (address: string, siteOrigin: string): string => new URL(address, siteOrigin).href;
