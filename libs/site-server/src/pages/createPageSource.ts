import { LRUCache } from 'lru-cache';
import {
  type AdmissionControl,
  type Exchange,
  hasHungUp,
  negotiateEncoding,
  OverloadError,
} from '@share/http-server';
import type { ErrorPages } from './createErrorPages';
import type { MissingKeys } from './createMissingKeys';
import { toLoaded } from './createPageCache';
import type { PageState } from './createPageCache';
import type { FindTarget, PageTarget } from './createPageFinder';
import type { MakePage } from './createPageMaker';
import type { PageResponse } from './createPageResponse';
import type { ResponseFactory } from './createResponseFactory';
import { createWaitingVisitors } from './createWaitingVisitors';

export interface PageAnswer {
  value: PageResponse;
  state: PageState;
  /** Milliseconds since 1970. */
  madeAt: number;
}

interface PageSourceOptions {
  makePage: MakePage;
  findTarget: FindTarget;
  responses: Pick<ResponseFactory, 'missing'>;
  errorPages: ErrorPages;
  missingKeys: MissingKeys;
  /** Room for renders that a visitor waits for. */
  renders: AdmissionControl;
  accountOf(address: string): string;
}

/** Where pages come from that are not answered at once. */
export interface PageSource {
  /** The page from the cache, or rendered. Throws the renderer's error, or `OverloadError`. @param search as it was sent */
  find(exchange: Exchange, requested: PageTarget, search: string): Promise<PageAnswer>;
}

/** An item that is always somewhere else. */
class MovedError extends Error {
  readonly kind = 'contract';
}

/** Of pages that have been made: many more than the cache has room for. */
const maxKnownPages = 10_000;

/** Creates the source: pages are rendered in turn, each for all waiting requests. */
export const createPageSource = (options: PageSourceOptions): PageSource => {
  const { makePage, findTarget, responses, errorPages, missingKeys, renders, accountOf } = options;
  const knownPaths = new LRUCache<string, string>({ max: maxKnownPages });
  const waiting = createWaitingVisitors();

  /** The 404 page belongs to no address, and takes no place in the cache. */
  const toCached = (page: PageResponse) => ({
    ...toLoaded(page),
    ...(page === errorPages.of(404, '') && { lifetime: undefined }),
  });

  /** A page in the encoding of its first request: the cache counts its size then. */
  const load = async (exchange: Exchange, target: PageTarget): Promise<PageResponse> => {
    const { cache, key, name } = target;
    const page = await makePage(target, exchange);
    if (page.movedTo !== undefined) {
      knownPaths.set(name, page.movedTo);
      return page;
    }
    if (cache && page === responses.missing) missingKeys.set(key, true);
    const cached = cache?.peek(key)?.value;
    if (cached?.etag === page.etag) return { ...page, bodies: cached.bodies };
    await page.bodies.in(negotiateEncoding(exchange.req.headers['accept-encoding']));
    return page;
  };

  const findAt = async (exchange: Exchange, target: PageTarget): Promise<PageAnswer> => {
    const { cache, key, name } = target;
    const account = accountOf(exchange.address);
    let hasPaid = false;
    /** The first request pays for all waiting ones. A turn that comes when all clients have hung up is given back. */
    const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
      hasPaid = true;
      const isKnown = knownPaths.has(name);
      return renders.run(
        () => {
          if (waiting.haveHungUp(key)) throw new OverloadError('No visitor waits any more');
          return work();
        },
        account,
        { key, isKnown },
      );
    };
    const answer = async (): Promise<PageAnswer> => {
      if (!cache) return { value: await inTurn(() => load(exchange, target)), state: 'off', madeAt: 0 };
      return cache.answer(key, async () => toCached(await load(exchange, target)), inTurn);
    };
    // A page that waits for the turn of another network may have one in the share of this one.
    renders.join(key, account);
    try {
      return await answer();
    } catch (cause) {
      // The network whose turn it was had no room; this one may have.
      if (!(cause instanceof OverloadError) || hasPaid || hasHungUp(exchange)) throw cause;
      return await answer();
    }
  };

  /** An item is shown by its own type, whatever type its address says. */
  const own = (requested: PageTarget, search: string): PageTarget => {
    const path = knownPaths.get(requested.name);
    const found =
      path === undefined || path === requested.address.path ? requested : findTarget(path, search);
    return found && found !== 'missing' ? found : requested;
  };

  return {
    async find(exchange, requested, search) {
      for (let tries = 0; tries < 3; tries += 1) {
        const target = own(requested, search);
        if (missingKeys.has(target.key)) return { value: responses.missing, state: 'hit', madeAt: 0 };
        const answer = await waiting.count(target.key, exchange, () => findAt(exchange, target));
        const { lifetime, movedTo, status } = answer.value;
        if (movedTo === undefined) {
          if (lifetime && status === 200 && !target.address.isUnknownQuery)
            knownPaths.set(target.name, target.address.path);
          return answer;
        }
      }
      throw new MovedError('The platform gives an item another type each time it is requested');
    },
  };
};
