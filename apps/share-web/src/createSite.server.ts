import { createArticleBodies } from '@share/content-cards/server';
import { createDocumentConverter } from '@share/locale/server';
import { createPictureSizes } from '@share/picture-service/server';
import type { StyleSheet } from '@share/islands/server';
import { createSiteConfigSource } from '@share/shell';
import { withAgeNote } from '@share/page-document/finished';
import { createPageMarks } from '@share/page-document/server';
import { homePath } from '@share/site-paths';
import {
  createBudget,
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
  /** Converts later content on pages in 繁體. */
  traditional: string;
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
  const keptViews = settings.pageCache
    ? createKeptViews({ kinds: keptKinds, budgets: settings.budgets, store, reportFailure })
    : undefined;
  const readsFor = keptViews?.readsFor ?? readDirectly;
  const pictureSizes = createPictureSizes({ settings });
  const { pictures } = platform.withoutCalls();
  const openBodies = () => createArticleBodies({ ...settings, pictures, pictureSizes });
  const pageMarks = createPageMarks({
    state: () => siteConfig.last().state,
    refresh: () => {
      const { api } = platform.forRequest({ path: homePath });
      return siteConfig.load({ api, reads: readsFor(createBudget(settings.budgets)) });
    },
  });
  const server = createSiteServer({
    settings,
    logger,
    assets: files.assets,
    ...createRenderer({ settings, platform, siteConfig, readsFor, openBodies, files }),
    readAddress,
    noteAge: withAgeNote,
    pageMarks,
    toTraditional: createDocumentConverter({
      phrases: settings.traditionalPhrases,
      script: files.traditional,
    }),
    store,
    ...(keptViews && { trim: keptViews.trim }),
  });
  return { server, logger };
};
