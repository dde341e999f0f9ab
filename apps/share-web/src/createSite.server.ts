import { createBudget, createCachedData, createUncachedData, type Budget } from '@share/cache';
import { createArticleBodies } from '@share/content-cards/server';
import { createDocumentConverter } from '@share/locale/server';
import { createPictureSizes } from '@share/picture-service/server';
import type { StyleSheet } from '@share/islands/server';
import { createSiteConfigSource } from '@share/shell';
import { withAgeNote } from '@share/page-document/finished';
import { createPageData } from '@share/page-data';
import { createPageMarks } from '@share/page-document/server';
import {
  createLogger,
  createMonitoring,
  createSiteCaches,
  createSiteServer,
  readSettings,
} from '@share/site-server';
import { listPageKinds } from '@share/site-paths/server';
import { routeTable } from './routes/routeTable';
import { createPlatform } from './compose/createPlatform.server';
import { cachedKinds, dataVersion } from './compose/cachedKinds';
import { createRenderer } from './compose/renderPage.server';

interface ClientFiles extends Pick<Parameters<typeof createSiteServer>[0], 'assets'> {
  /** Addresses of the browser's files. */
  entry: string;
  /** Converts later content on pages in 繁體. */
  traditional: string;
  logo: string;
  styleSheets: readonly StyleSheet[];
  /** Differs between builds. */
  release: string;
}

interface SiteOptions {
  /** In development and tests a part that many pages share fails where it is not what each page would show. */
  checksParts?: boolean;
}

/**
 * Puts the site together: built for production, or from source by `dev.mjs`.
 * @throws SettingsError
 */
export const createSite = (
  env: NodeJS.ProcessEnv,
  files: ClientFiles,
  { checksParts = false }: SiteOptions = {},
) => {
  const settings = readSettings(env);
  const logger = createLogger(settings);
  const monitoring = createMonitoring(logger);
  const { reportFailure } = monitoring;
  const siteConfig = createSiteConfigSource({
    siteOrigin: settings.siteOrigin,
    defaultLogo: files.logo,
    openAppHref: settings.app.universalLink,
  });
  const platform = createPlatform(settings, ({ family, operation, kind }) =>
    reportFailure({ of: `calls ${family}`, name: kind, detail: { operation } }),
  );
  const caches = createSiteCaches(settings, { release: files.release, data: dataVersion }, reportFailure);
  const { budgets } = settings;
  const sourceFor = caches ? createCachedData({ caches, kinds: cachedKinds, budgets }) : createUncachedData;
  const dataFor = (budget: Budget) => createPageData(sourceFor(budget));
  const pictureSizes = createPictureSizes({ settings });
  const { pictures } = platform.withoutCalls();
  const openBodies = () => createArticleBodies({ ...settings, pictures, pictureSizes });
  const pageMarks = createPageMarks({
    state: () => siteConfig.last().state,
    refresh: () => {
      const { api } = platform.forRequest({ kind: 'page', family: 'peony' });
      return siteConfig.load({ api, data: dataFor(createBudget(settings.budgets)) });
    },
  });
  const onPartFailure = (name: string, error: unknown) =>
    reportFailure({ of: 'shared parts', name, detail: { error: String(error) } });
  const parts = checksParts ? { checksParts } : { onPartFailure };
  const server = createSiteServer({
    settings,
    logger,
    monitoring,
    assets: files.assets,
    ...createRenderer({ settings, platform, siteConfig, dataFor, openBodies, files, parts }),
    noteAge: withAgeNote,
    pageMarks,
    pageKinds: listPageKinds(routeTable),
    toTraditional: createDocumentConverter({
      phrases: settings.traditionalPhrases,
      script: files.traditional,
    }),
    caches,
  });
  return { server, logger };
};
