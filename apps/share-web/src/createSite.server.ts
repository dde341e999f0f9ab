import type { StyleSheet } from '@share/islands/server';
import { createSiteConfigSource } from '@share/shell';
import { withAgeNote } from '@share/shell/document';
import {
  createKeptViews,
  createLogger,
  createSharedStore,
  createSiteServer,
  readDirectly,
  readSettings,
  type ReportFailure,
} from '@share/site-server';
import { createPlatform } from './compose/createPlatform.server';
import { keptKinds } from './compose/keptKinds';
import { createRenderer } from './compose/renderPage.server';
import { readAddress } from './routes/findRoute';

interface ClientFiles extends Pick<Parameters<typeof createSiteServer>[0], 'assets'> {
  /** Addresses of the browser's files. */
  entry: string;
  logo: string;
  styleSheets: readonly StyleSheet[];
  /** Differs between builds. */
  release: string;
}

/**
 * Puts the site together: built for production, or from source by `dev.mjs`.
 * @throws SettingsError
 */
export const createSite = (env: NodeJS.ProcessEnv, files: ClientFiles) => {
  const settings = readSettings(env);
  const logger = createLogger(settings);
  const siteConfig = createSiteConfigSource({
    siteOrigin: settings.siteOrigin,
    defaultLogo: files.logo,
    openAppHref: settings.app.universalLink,
  });
  const platform = createPlatform(settings, ({ family, operation, kind }) =>
    server.reportFailure({ of: `calls ${family}`, name: kind, detail: { operation } }),
  );
  const reportFailure: ReportFailure = (failure) => server.reportFailure(failure);
  const store = createSharedStore(settings, files.release, reportFailure);
  const { budgets } = settings;
  const keptViews = settings.pageCache
    ? createKeptViews({ kinds: keptKinds, budgets, store, reportFailure })
    : undefined;
  const readsFor = keptViews?.readsFor ?? readDirectly;
  const server = createSiteServer({
    settings,
    logger,
    assets: files.assets,
    ...createRenderer({ settings, platform, siteConfig, readsFor, files }),
    readAddress,
    noteAge: withAgeNote,
    store,
    ...(keptViews && { trim: keptViews.trim }),
  });
  return { server, logger };
};
