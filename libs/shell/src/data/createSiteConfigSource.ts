import type { StartApi } from '@share/api-client';
import type { PageData } from '@share/page-data';
import { toSiteConfig, type SiteConfig, type SiteConfigContext } from './toSiteConfig';

interface LoadOptions {
  api: Pick<StartApi, 'getAppInfo'>;
  data: Pick<PageData, 'optional'>;
}

export interface SiteConfigSource {
  /** The configuration that was read last; before that, the defaults. */
  last(): SiteConfig;
  /** The configuration for a page; the last one when it cannot be had in time. Never rejects. */
  load(options: LoadOptions): Promise<SiteConfig>;
}

/** The site's configuration; while the platform does not answer, the one that was read last. */
export const createSiteConfigSource = (context: SiteConfigContext): SiteConfigSource => {
  let parsed = { text: '{}', config: toSiteConfig('{}', context) };
  /** The platform rarely answers another text. */
  const toConfig = (text: string): SiteConfig => {
    if (text !== parsed.text) parsed = { text, config: toSiteConfig(text, context) };
    return parsed.config;
  };
  let last = parsed.config;
  return {
    last: () => last,
    async load({ api, data }) {
      const read = await data.optional('app-info', async (signal) =>
        toConfig((await api.getAppInfo({}, { signal })).app_info ?? '{}'),
      );
      if (read) last = read;
      return last;
    },
  };
};
