import type { ReportTarget } from '@share/islands';
import type { AppLinkParams } from '@share/open-app';
import type { PageData } from '@share/page-data';
import type { PageSubject } from '@share/page-metadata';
import type { PictureService } from '@share/picture-service';
import type { Actor } from '@share/site-paths';
import type { ReactNode } from 'react';
import type { ArticleBodies } from '../article-body/ArticleBodies';

/** Arguments of the loader of a page of one feature. */
export interface FeaturePageRequest<Api> {
  /** Parts of the path and of the query by name, decoded; absent and empty ones are undefined. Ids have passed the decoding check (R7). */
  params: Readonly<Record<string, string | undefined>>;
  /** The backend family of what the page shows (spec §6). */
  family: Actor['family'];
  api: Api;
  /** How the page gets its data. */
  data: PageData;
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
  /** Layout `docDetail`: the ground of the transparent header, in place of the site's bar (R72, R80); `dark`: in both appearances. */
  ground?: 'dark' | 'paper';
  /** The channel that is shown; absent on the first page, empty on one that shows none. */
  group?: string;
  /** The share card, besides the title: the page's own address under the site's origin, and its picture unless that is the site's logo. */
  share?: { path: string; summary?: string | undefined; image?: string | undefined };
  /** Its subject, for programs that show or index it. */
  subject?: PageSubject;
  /** The target in the app for this page. */
  appLink?: AppLinkParams;
  /** The target of 投诉举报 in the menu; absent: the menu does not have it. */
  reportTarget?: ReportTarget;
  /** The identity of the page in statistics. */
  contentId?: string;
  /** Search engines may keep it; default true. */
  isIndexed?: boolean;
}

/** `missing`: the address is well-formed, its target does not exist. `invalid`: no page can be there. */
export type FeaturePageOutcome = FeaturePage | 'missing' | 'invalid';

/**
 * Loads a page of one feature.
 * @throws the error of the call that the page cannot do without
 */
export type LoadFeaturePage<Api> = (request: FeaturePageRequest<Api>) => Promise<FeaturePageOutcome>;

/** The number in `?page=`, from 1; anything else is the first page. */
export const toPageNumber = (page: string | undefined): number =>
  /^[1-9]\d{0,3}$/.test(page ?? '') ? Number(page) : 1;
