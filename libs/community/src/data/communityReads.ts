import { ApiError, nullIfMissing, type CommunityApi } from '@share/api-client';
import type { FeaturePageRequest, ListPage } from '@share/content-cards';
import type { ListSource } from './ListSource';

/** Arguments of the loaders of this library. */
export type CommunityRequest = FeaturePageRequest<CommunityApi>;

interface ItemOptions<Answer extends object, View extends object> {
  /** Operation and what was asked. */
  key: string;
  call: (signal: AbortSignal) => Promise<Answer>;
  /** Whether the answer has the id that was asked for, and a title; another one says nothing about it (R71). */
  isAsked: (answer: Answer) => boolean;
  toView: (answer: Answer) => View | Promise<View>;
}

const loadItem = async <Answer extends object, View extends object>(
  { call, isAsked, toView }: ItemOptions<Answer, View>,
  signal: AbortSignal,
): Promise<View> => {
  const answer = await call(signal);
  try {
    if (isAsked(answer)) return await toView(answer);
  } catch {
    // A field that cannot be left out has another shape than the contract says.
  }
  throw new ApiError({ kind: 'contract', message: 'The platform answered no usable item.' });
};

/**
 * The subject of a page; null when the platform says that there is no such thing (R71).
 * @throws when the platform could not be asked, or did not answer with it
 */
export const readItem = <Answer extends object, View extends object>(
  { reads }: Pick<CommunityRequest, 'reads'>,
  options: ItemOptions<Answer, View>,
): Promise<View | null> =>
  reads.primary<View | null>({ name: 'community', key: options.key }, (signal) =>
    nullIfMissing(loadItem(options, signal)),
  );

/** A part that the page can do without; undefined when it could not be loaded. */
export const readExtra = async <Answer extends object, View extends object>(
  { reads }: Pick<CommunityRequest, 'reads'>,
  options: ItemOptions<Answer, View>,
): Promise<View | undefined> => {
  const of = { name: 'community', key: options.key };
  // Kept for the page of the thing itself it may be null: there is none.
  return (await reads.secondary<View>(of, (signal) => loadItem(options, signal))) ?? undefined;
};

/** One page of a list; undefined when it could not be read. */
export const readList = <Item>(
  { api, reads, siteOrigin }: Pick<CommunityRequest, 'api' | 'reads' | 'siteOrigin'>,
  source: ListSource<Item>,
  page: number,
): Promise<ListPage<Item> | undefined> =>
  reads.secondary({ name: 'community', key: [...source.key.slice(1), page].join('/') }, (signal) =>
    source.load(api, { page, siteOrigin, signal }),
  );
