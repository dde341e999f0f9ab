import type { Environment } from '@share/environment';
import { safeHref } from '@share/safety';
import type { OpenAppConfig } from './OpenAppConfig';
import { planOpenApp } from './planOpenApp';

interface DownloadUrlOptions {
  environment: () => Environment;
  /** Data of the module `app_download_url`. */
  load: () => Promise<unknown>;
}

export interface DownloadUrl {
  /**
   * Loads the setting once, and only where a visitor could be offered a download. Loads again after a failure. Resolves when nothing
   * more is to come; never rejects.
   */
  load(): Promise<void>;
  /** The parts that are known by now, to be spread into the configuration. */
  config(): Pick<OpenAppConfig, 'downloadUrl'>;
}

const parseJson = (json: unknown): unknown => {
  try {
    return typeof json === 'string' ? JSON.parse(json) : json;
  } catch {
    return undefined;
  }
};

/**
 * Reads the download-url setting (spec §3): a JSON string with `url`, and possibly with an address for each system, which is
 * preferred. Only https addresses count.
 */
export const parseDownloadUrl = (setting: unknown, system: Environment['system']): string | undefined => {
  const value = parseJson(setting);
  if (typeof value !== 'object' || value === null) return undefined;
  const { url, ios, android } = value as Record<string, unknown>;
  const own = { ios, ipados: ios, android } as Partial<Record<typeof system, unknown>>;
  return [own[system], url]
    .map((address) => safeHref(address))
    .find((address): address is string => address !== null && address.startsWith('https://'));
};

const emptyConfig: OpenAppConfig = { scheme: '', universalLink: '', packageName: '', wxOpenAppId: '' };

/** The download page of the app, which is known some time after `load` (spec §3, download-url setting). */
export const createDownloadUrl = ({ environment, load }: DownloadUrlOptions): DownloadUrl => {
  let loading: Promise<void> | undefined;
  let config: Pick<OpenAppConfig, 'downloadUrl'> = {};
  const canBeOffered = () =>
    planOpenApp(environment(), { ...emptyConfig, downloadUrl: 'https://app.invalid/' }).includes('download');
  return {
    config: () => config,
    load: async () => {
      if (!canBeOffered()) return;
      loading ??= load().then(
        (setting) => {
          const downloadUrl = parseDownloadUrl(setting, environment().system);
          if (downloadUrl) config = { downloadUrl };
        },
        () => {
          loading = undefined;
        },
      );
      await loading;
    },
  };
};
