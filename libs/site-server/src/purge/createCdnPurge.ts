import { within } from '@share/resilience';
import type { ReportFailure } from '../observability/createFailureReporter';
import type { SiteSettings } from '../settings/readSettings';

/** Deletes the pages with a tag from the CDN. @returns a sentence when it did not answer that it has */
export type PurgeCdn = (tag: string) => Promise<string | undefined>;

const answerMs = 1_000;

/** Creates the call of the CDN by its template; undefined when there is none. The tag is sent as a header, and in the address where that says so. */
export const createCdnPurge = (
  { purgeUrl }: Pick<SiteSettings, 'purgeUrl'>,
  reportFailure: ReportFailure,
): PurgeCdn | undefined => {
  if (!purgeUrl) return undefined;
  const { method, url } = purgeUrl;
  return async (tag) => {
    try {
      const headers = { xkey: tag, 'Cache-Tag': tag };
      const address = url.replaceAll('{tag}', encodeURIComponent(tag));
      const { ok, status } = await within({ ms: answerMs }, (signal) =>
        fetch(address, { method, headers, signal, redirect: 'manual' }),
      );
      if (ok) return undefined;
      throw new Error(`It answered ${status}`);
    } catch (cause) {
      reportFailure({ of: 'purge', name: 'cdn', detail: { err: cause } });
      return `The CDN has not purged ${tag}: ${cause instanceof Error ? cause.message : String(cause)}.`;
    }
  };
};
