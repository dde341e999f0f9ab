import type { ListPage } from '@share/page-data';
import type { CommunityApi } from '@share/api-client';

interface LoadOptions {
  /** From 1. */
  page: number;
  siteOrigin: string;
  signal?: AbortSignal | undefined;
}

/** A list of this library: its name, how a page of it is read, and where a page of it stands on the site. */
export interface ListSource<Item> {
  key: readonly string[];
  load: (api: CommunityApi, options: LoadOptions) => Promise<ListPage<Item>>;
  pathOf: (page: number) => string;
}

/** Items of a list on one page (spec §9). */
export const pageSize = 10;
