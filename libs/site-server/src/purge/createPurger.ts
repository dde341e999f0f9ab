import { createRedisChannel, type Caches, type Delivery } from '@share/cache';
import type { ReportFailure } from '../observability/createFailureReporter';
import type { SiteSettings } from '../settings/readSettings';
import { createCdnPurge } from './createCdnPurge';
import { isPageCache, toPurgeMatch, toTag, type Purge } from './pageTags';
import { purgeMessage } from './parsePurge';

/** What became of a purge, for the operator. */
export interface PurgeReport {
  purged: string;
  /** Dropped from the memory of this instance. */
  pages: number;
  data: number;
  instances: Delivery;
  cdn: 'purged' | 'failed' | 'not set';
  note?: string;
  /** A sentence for each thing that was not done. */
  problems: string[];
}

interface PurgerOptions {
  settings: Pick<SiteSettings, 'purgeUrl' | 'redisUrl' | 'siteOrigin'>;
  caches: Caches | undefined;
  reportFailure: ReportFailure;
  /** Of what else remembers items. */
  onPurge(): void;
}

/** Purges pages and data: first on every instance, then at the CDN, which would else get them back. */
export interface Purger {
  purge(purge: Purge): Promise<PurgeReport>;
  close(): void;
}

const alone = 'Only this instance was purged: REDIS_URL is not set.';
const noRedis = 'Only this instance was purged: Redis did not take the message.';

/** Creates the purger of an instance, which also follows the purges of others. */
export const createPurger = ({ settings, caches, reportFailure, onPurge }: PurgerOptions): Purger => {
  const { redisUrl, siteOrigin } = settings;
  const store = caches?.store;
  const purgeCdn = createCdnPurge(settings, reportFailure);

  const purgeHere = async (purge: Purge) => {
    onPurge();
    const { dropped, isDone } = (await caches?.purge(toPurgeMatch(purge))) ?? { dropped: {}, isDone: true };
    const counts = Object.entries(dropped);
    const sumOf = (ofPages: boolean) =>
      counts.filter(([name]) => isPageCache(name) === ofPages).reduce((sum, [, count]) => sum + count, 0);
    return { pages: sumOf(true), data: sumOf(false), isDone };
  };

  const channel =
    redisUrl !== undefined && store
      ? createRedisChannel(redisUrl, {
          // Of every release: two are up at once while one follows the other.
          name: `share:purge:${siteOrigin}`,
          store,
          onMessage: async (body) => {
            const { isDone } = await purgeHere(purgeMessage.parse(body));
            if (!isDone) throw new Error('Redis did not purge');
          },
          onFailure: (name, cause) => reportFailure({ of: 'purge', name, detail: { err: cause } }),
        })
      : undefined;

  return {
    async purge(purge) {
      const { pages, data } = await purgeHere(purge);
      const delivery = await channel?.send(purge);
      const instances = delivery ?? { reached: 1, confirmed: 1 };
      const tag = toTag(purge);
      const failed = await purgeCdn?.(tag);
      const problems = [
        channel && !delivery ? noRedis : '',
        instances.confirmed < instances.reached
          ? `${instances.confirmed} of ${instances.reached} instances confirmed.`
          : '',
        failed ?? '',
      ].filter(Boolean);
      const cdn = failed ? 'failed' : 'purged';
      return {
        ...{ purged: tag, pages, data, instances, cdn: purgeCdn ? cdn : 'not set' },
        ...(!channel && { note: alone }),
        problems,
      };
    },
    close: () => channel?.close(),
  };
};
