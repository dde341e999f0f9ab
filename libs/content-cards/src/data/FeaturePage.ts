import type { Fallback, ReportTarget } from '@share/islands';
import type { AppLinkParams } from '@share/open-app';
import type { PageSubject } from '@share/page-metadata';
import type { PictureService } from '@share/picture-service';
import type { ReactNode } from 'react';
import type { ArticleBodies } from '../article-body/ArticleBodies';
import type { PageReads } from './PageReads';

/** What the loader of a page of one feature gets. */
export interface FeaturePageRequest<Api> {
  /** Parts of the path and of the query by name, decoded; absent and empty ones are undefined. Ids have passed the decoding check (R7). */
  params: Readonly<Record<string, string | undefined>>;
  api: Api;
  /** How the page gets its data. */
  reads: PageReads;
  /** How it gets the texts of items; without it they are made for each page, and nothing is learnt of their pictures. */
  bodies?: ArticleBodies;
  /** Such as `https://m.example.com`. */
  siteOrigin: string;
  /** Milliseconds; the reference for relative times on the page. */
  now: number;
  /** Name of the site. Never rejects. */
  siteName: () => Promise<string>;
  /** Where an offer of the app leads without scripts. */
  openAppHref: (appLink: AppLinkParams) => string;
  /** Has pictures in other sizes; absent: they are shown as they are. */
  pictures?: PictureService;
  /** Address of a picture of a map, with `{longitude}`, `{latitude}` and `{size}`; empty or absent: there are no maps (R84). */
  mapPicture?: string;
}

/** A page of one feature; the site puts its frame around it. */
export interface FeaturePage {
  title: string;
  layout: 'default' | 'dejin' | 'listPage' | 'docDetail';
  /** Layout `listPage`: the element has a heading of its own, the layout writes none. */
  hasHeading?: boolean;
  /** The first screen has a bar of its own: those of the site are hidden (`data-bars` of the document). */
  hasOwnBar?: boolean;
  /** Content of the main part. */
  element: ReactNode;
  /** Layout `dejin`: the bar at the lower edge. */
  footer?: ReactNode;
  /** Layout `docDetail`: what the transparent header lies on, in place of the site's bar (R72, R80); `dark`: in both appearances. */
  ground?: 'dark' | 'paper';
  /** The channel that is shown; absent on the first page, empty on one that shows none. */
  group?: string;
  /** SWR `fallback` of the page's islands. */
  fallback?: Fallback;
  /** The share card, besides the title: the page's own address under the site's origin, and what it shows when there is more than the site's logo. */
  share?: { path: string; summary?: string | undefined; image?: string | undefined };
  /** What it is about, for programs that show or index it. */
  subject?: PageSubject;
  /** What the app opens from this page. */
  appLink?: AppLinkParams;
  /** What 投诉举报 in the menu is about; absent: the menu does not have it. */
  reportTarget?: ReportTarget;
  /** What statistics know the page by. */
  contentId?: string;
  /** Search engines may keep it; default true. */
  isIndexed?: boolean;
}

/** `missing`: the address is well-formed, what it names does not exist. `invalid`: no page can be there. */
export type FeaturePageOutcome = FeaturePage | 'missing' | 'invalid';

/**
 * Loads a page of one feature.
 * @throws what the call throws that the page cannot do without
 */
export type LoadFeaturePage<Api> = (request: FeaturePageRequest<Api>) => Promise<FeaturePageOutcome>;

/** The number in `?page=`, from 1; anything else is the first page. */
export const toPageNumber = (page: string | undefined): number =>
  /^[1-9]\d{0,3}$/.test(page ?? '') ? Number(page) : 1;
