import { formatClock } from '@share/media-player';
import { isolateText } from '@share/safety';
import { formatDateTime } from '@share/ui/format';

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/** The structured data in the head; the entry about the page itself comes first. */
const readFields = (document: Document): Fields => {
  const text = document.querySelector('script[type="application/ld+json"]')?.textContent ?? '';
  try {
    const data: unknown = JSON.parse(text);
    const graph = isFields(data) && Array.isArray(data['@graph']) ? data['@graph'] : data;
    const first: unknown = Array.isArray(graph) ? graph[0] : graph;
    return isFields(first) ? first : {};
  } catch {
    return {};
  }
};

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

const nameOf = (value: unknown): string => {
  const first: unknown = Array.isArray(value) ? value[0] : value;
  return isFields(first) ? textOf(first['name']) : textOf(first);
};

/** `PT1H2M3S` as `1:02:03`. */
const toClock = (value: unknown): string => {
  const parts = /^PT(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)(?:\.\d+)?S)?$/.exec(textOf(value))?.slice(1);
  const seconds = (parts ?? []).reduce((sum, part) => sum * 60 + Number(part ?? 0), 0);
  return seconds > 0 ? formatClock(seconds) : '';
};

/** `2026-11-02 07:30`; empty for what is no time. */
const toTime = (value: unknown): string => formatDateTime(Date.parse(textOf(value)) / 1000);

/** Account, and date or duration, of the item; empty on pages without structured data. */
export const readByline = (document: Document): string => {
  const { author, organizer, duration, startDate, datePublished, uploadDate } = readFields(document);
  const time = toTime(startDate) || toTime(datePublished ?? uploadDate).slice(0, 10);
  return [isolateText(nameOf(author ?? organizer)), toClock(duration) || time].filter(Boolean).join(' · ');
};
