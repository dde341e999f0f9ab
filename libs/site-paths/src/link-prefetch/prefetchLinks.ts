import { isSlowConnection } from '@share/environment';
import { isPrefetchable } from './isPrefetchable';
import { aheadMark, speculationRules } from './speculationRules';

/** Documents that one page prefetches, not counting links the visitor points at. */
const maxPages = 6;

const addRules = (document: Document): void => {
  const script = document.createElement('script');
  script.type = 'speculationrules';
  script.textContent = speculationRules;
  document.head.append(script);
};

/**
 * Where the browser has no speculation rules. Elsewhere they are better: Chrome fetches a document again that came by such a link, but
 * shows the one that came by a rule.
 */
const addLink = (document: Document, href: string): void => {
  const link = document.createElement('link');
  link.rel = 'prefetch';
  link.href = href;
  document.head.append(link);
};

/**
 * Requests the documents of links that come into the visible area (spec §4): each once, six at most, none while the connection is slow.
 * @returns stops watching
 */
export const prefetchLinks = (window: Window & typeof globalThis): (() => void) => {
  const { document, location, navigator } = window;
  const hasRules = window.HTMLScriptElement.supports?.('speculationrules') === true;
  const requested = new Set<string>();
  const watched = new WeakSet<Element>();

  const see = ({ isIntersecting, target }: IntersectionObserverEntry): void => {
    if (!isIntersecting || isSlowConnection(navigator)) return;
    seen.unobserve(target);
    const [page = ''] = (target as HTMLAnchorElement).href.split('#', 1);
    if (requested.size >= maxPages || requested.has(page) || !isPrefetchable(page, location)) return;
    if (hasRules && requested.size === 0) addRules(document);
    requested.add(page);
    if (hasRules) target.setAttribute(aheadMark, '');
    else addLink(document, page);
  };
  const seen = new window.IntersectionObserver((entries) => entries.forEach(see));
  const watchAll = (): void => {
    for (const link of document.querySelectorAll('main a[href^="/"]')) {
      if (!watched.has(link)) seen.observe(link);
      watched.add(link);
    }
  };

  watchAll();
  const added = new window.MutationObserver(watchAll);
  added.observe(document.body, { childList: true, subtree: true });
  return () => {
    seen.disconnect();
    added.disconnect();
  };
};
