import type { Environment } from '@share/environment';
import { resultWithin } from '@share/resilience';
import { attemptOpenApp, type OpenAppAttempt } from './attemptOpenApp';
import type { LinkWay, OpenAppConfig, OpenAppWay } from './OpenAppConfig';
import { planOpenApp } from './planOpenApp';
import { toAppLink, type AppLinkParams } from './toAppLink';

/** The offer of the page when no address opened the app. It is never followed without another tap. */
export type OpenAppOffer = { way: 'guide' | 'qr' | 'close' } | { way: 'download'; href: string };

interface AppOpenerOptions {
  window: Window;
  /** Both are read at each tap, because the mini program and the download page are detected late. */
  environment: () => Environment;
  config: () => OpenAppConfig;
  /** Loads the download page, which belongs to an intent (`DownloadUrl`); called at each tap. */
  loadDownloadUrl: () => Promise<void>;
  /** Called once for every tap, for the event `open_app`. */
  onAttempt?: (attempt: OpenAppAttempt) => void;
}

export interface AppOpener {
  /**
   * Opens the app at an item. Only for the handler of a tap. Never rejects.
   * @returns the offer to show now; null when the app opened, another attempt is running, or there is nothing to offer.
   */
  open(params: AppLinkParams): Promise<OpenAppOffer | null>;
  /**
   * Handles the result of a tap that WeChat's tag got instead of the page (`mountOpenTag`).
   * @returns the offer to show now: opening a second address would need another tap, so it becomes a link.
   */
  handleTagResult(params: AppLinkParams, result: 'opened' | 'error'): OpenAppOffer | null;
}

/**
 * Longest wait of a tap whose intent lacks the download page. The first visit needs two calls for it, of the token and of the setting. The
 * browsers that know intents remember a tap for seconds.
 */
const downloadUrlWaitMs = 500;

const linkWays: readonly OpenAppWay[] = ['universal-link', 'intent', 'scheme', 'store'];
const isLinkWay = (way: OpenAppWay): way is LinkWay => linkWays.includes(way);

/** The first way of the plan that is shown and not opened. */
const firstOffer = (environment: Environment, config: OpenAppConfig): OpenAppOffer | null => {
  for (const way of planOpenApp(environment, config)) {
    if (way === 'guide' || way === 'qr' || way === 'close') return { way };
    const href = way === 'download' ? toAppLink({}, way, config) : null;
    if (href !== null) return { way: 'download', href };
  }
  return null;
};

/** The first address of the plan. */
const firstLink = (params: AppLinkParams, environment: Environment, config: OpenAppConfig) => {
  const way = planOpenApp(environment, config).find(isLinkWay);
  const href = way && toAppLink(params, way, config);
  return way && href ? { way, href } : null;
};

/**
 * The first address as a link, for the next tap. A scheme leads nowhere without the app: there the link is offered only when there is
 * nothing else.
 */
const linkOffer = (
  params: AppLinkParams,
  environment: Environment,
  config: OpenAppConfig,
): OpenAppOffer | null => {
  const link = firstLink(params, environment, config);
  const asLink = link && ({ way: 'download', href: link.href } as const);
  const other = firstOffer(environment, config);
  return link?.way === 'scheme' ? (other ?? asLink) : (asLink ?? other);
};

/** Whether a tap would leave without the page where the browser goes when the app is missing. */
const lacksDownloadUrl = (environment: Environment, config: OpenAppConfig): boolean =>
  !config.downloadUrl && planOpenApp(environment, config)[0] === 'intent';

/** Carries out the plan for this visitor: at most one address for each tap, then an offer. */
export const createAppOpener = ({
  window,
  environment,
  config,
  loadDownloadUrl,
  onAttempt,
}: AppOpenerOptions): AppOpener => ({
  open: async (params) => {
    const loading = loadDownloadUrl();
    if (lacksDownloadUrl(environment(), config())) await resultWithin(downloadUrlWaitMs, loading);
    const link = firstLink(params, environment(), config());
    if (!link) {
      const offer = firstOffer(environment(), config());
      if (offer) onAttempt?.({ strategy: offer.way, result: 'unavailable', ms: 0 });
      return offer;
    }
    const attempt = await attemptOpenApp(link, { window });
    onAttempt?.(attempt);
    if (attempt.result === 'late') return linkOffer(params, environment(), config());
    return attempt.result === 'timeout' || attempt.result === 'error'
      ? firstOffer(environment(), config())
      : null;
  },
  handleTagResult: (params, result) => {
    onAttempt?.({ strategy: 'open-tag', result, ms: 0 });
    return result === 'opened' ? null : linkOffer(params, environment(), config());
  },
});
