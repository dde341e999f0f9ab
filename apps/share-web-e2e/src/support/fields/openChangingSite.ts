import { platformUrl } from '../platform';
import { freePort, startSite } from '../startSite';
import { startChangingPlatform } from './startChangingPlatform';

const phone =
  'Mozilla/5.0 (Linux; Android 13; Pixel 6) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/124.0.0.0 Mobile Safari/537.36';

/** Pages wait for all their parts, however busy the machine is, and show what the platform says at this moment. */
const settings = {
  PAGE_CACHE: 'off',
  PREVIEW_ENABLED: 'true',
  TRUSTED_PROXIES: '127.0.0.1',
  UPSTREAM_PRIMARY_MS: '10000',
  UPSTREAM_SECONDARY_MS: '10000',
  PAGE_DEADLINE_MS: '20000',
};

/** A site of its own on the platform of this run, whose answers can be changed. */
export const openChangingSite = async () => {
  const platform = await startChangingPlatform(platformUrl());
  const site = await startSite(await freePort(), platform.url, { ...settings, INNER_BASE_URL: platform.url });
  let visits = 0;
  return {
    ...platform,
    /** A visit of a phone, each from another address: none may request that many pages. */
    visit: async (path: string) => {
      visits += 1;
      const address = `10.${(visits >> 16) % 256}.${(visits >> 8) % 256}.${visits % 256}`;
      const response = await fetch(site.url + path, {
        redirect: 'manual',
        headers: { 'user-agent': phone, 'x-forwarded-for': address },
      });
      return { status: response.status, html: await response.text() };
    },
    close: async () => {
      await site.stop();
      platform.close();
    },
  };
};

export type ChangingSite = Awaited<ReturnType<typeof openChangingSite>>;
