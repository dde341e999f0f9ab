import type { Environment } from '@share/environment';
import { safeHref } from '@share/safety';

const parse = (json: unknown): unknown => {
  try {
    return typeof json === 'string' ? JSON.parse(json) : json;
  } catch {
    return undefined;
  }
};

/**
 * Reads where the app is got from (spec §3, download-url setting): a JSON string with `url`, and maybe one address for each
 * system. Only https counts; one that is not is passed over.
 * @param setting data of the module `app_download_url`.
 * @param system `android` and the Apple systems prefer their own address.
 */
export const parseDownloadUrl = (setting: unknown, system: Environment['system']): string | undefined => {
  const value = parse(setting);
  if (typeof value !== 'object' || value === null) return undefined;
  const { url, ios, android } = value as Record<string, unknown>;
  const own = { ios, ipados: ios, android } as Partial<Record<typeof system, unknown>>;
  return [own[system], url]
    .map((address) => safeHref(address))
    .find((address): address is string => address !== null && address.startsWith('https://'));
};
