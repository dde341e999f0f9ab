import { readEnvironment } from '@share/environment';
import { hostMark, islandAttribute } from '@share/environment/document';
import { onCLS, onINP, onLCP, onTTFB, type MetricWithAttribution } from 'web-vitals/attribution';
import type { ReportEvent } from './TrackingEvent';

/** The name of an element, and of the island it stands in: its text and its address stay in the page. */
export const toPlace = (node: Node | null): string => {
  if (!(node instanceof Element)) return '';
  const island = node.closest('[' + islandAttribute + ']')?.getAttribute(islandAttribute);
  const tag = node.localName;
  return island ? `${tag}@${island}` : tag;
};

const placeOf = ({ attribution }: MetricWithAttribution): string => {
  if ('interactionTarget' in attribution) return attribution.interactionTarget ?? '';
  if ('largestShiftTarget' in attribution) return attribution.largestShiftTarget ?? '';
  return 'target' in attribution ? (attribution.target ?? '') : '';
};

/** Milliseconds are whole, and layout shift has three digits. */
const rounded = ({ name, value }: MetricWithAttribution): number =>
  name === 'CLS' ? Math.round(value * 1000) / 1000 : Math.round(value);

/** Where the page is open: `mini`, `wechat`, else the system. The document is marked when a mini program is detected, which may be late. */
const readEnv = (): string => {
  if (document.documentElement.getAttribute(hostMark) === 'mini-program') return 'mini';
  const { userAgent, maxTouchPoints } = navigator;
  const { host, system } = readEnvironment(userAgent, { maxTouchPoints });
  return host === 'wechat' ? host : system;
};

/**
 * Reports how fast this page was for its visitor (`web_vital`). A value that changes after the page was hidden is reported again under
 * the same `vital_id`; the last one counts.
 * @param contentId of the item the page shows
 */
export const reportVitals = (report: ReportEvent, contentId?: string): void => {
  const onMetric = (metric: MetricWithAttribution) => {
    const { name, id, rating, navigationType } = metric;
    const place = placeOf(metric);
    const value = rounded(metric);
    const extras = { name, vital_id: id, value, rating, navigation: navigationType, env: readEnv() };
    report('web_vital', {
      ids: contentId === undefined ? [] : [contentId],
      extras: place ? { ...extras, place } : extras,
    });
  };
  const options = { generateTarget: toPlace };
  onLCP(onMetric, options);
  onINP(onMetric, options);
  onCLS(onMetric, options);
  onTTFB(onMetric);
};
