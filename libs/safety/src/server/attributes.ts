import { parseUrl } from '../parseUrl';
import { safeHref } from '../safeHref';
import { safeImageUrl, safeMediaUrl } from '../safeImageUrl';
import { styleDeclarations } from './styleDeclarations';

type Attributes = readonly { name: string; value: string }[];

/** Turns the value of an attribute into the one to emit; null drops the attribute. */
type Rule = (value: string, siteOrigin: string) => string | null;
type Rules = Readonly<Record<string, Rule>>;

const matching =
  (pattern: RegExp): Rule =>
  (value) => {
    const trimmed = value.trim();
    return pattern.test(trimmed) ? trimmed : null;
  };

const text: Rule = (value) => value.slice(0, 1000);
const present: Rule = () => '';
const integer = matching(/^-?\d{1,5}$/);
const count = matching(/^[1-9]\d{0,2}$/);

const pixels: Rule = (value) => /^\s*([1-9]\d{0,3})(?:px)?\s*$/.exec(value)?.[1] ?? null;
const imageUrl: Rule = (value, siteOrigin) => safeImageUrl(value, { siteOrigin });
const mediaUrl: Rule = (value, siteOrigin) => safeMediaUrl(value, { siteOrigin });

const everywhere: Rules = {
  title: text,
  lang: matching(/^[A-Za-z0-9-]{1,35}$/),
  dir: matching(/^(?:ltr|rtl|auto)$/),
  style: (value) => styleDeclarations(value) || null,
};

const media: Rules = { src: mediaUrl, controls: present, preload: matching(/^(?:none|metadata)$/) };
const cell: Rules = { colspan: count, rowspan: count };

const byElement: Readonly<Record<string, Rules>> = {
  a: { href: (value, siteOrigin) => safeHref(value, { siteOrigin, tel: true, mail: true }) },
  img: { src: imageUrl, alt: text, width: pixels, height: pixels },
  video: { ...media, poster: imageUrl, width: pixels, height: pixels },
  audio: media,
  source: { src: mediaUrl, type: matching(/^[a-z]{1,20}\/[a-z0-9.+-]{1,60}$/) },
  td: cell,
  th: { ...cell, scope: matching(/^(?:row|col|rowgroup|colgroup)$/) },
  col: { span: count },
  colgroup: { span: count },
  ol: { start: integer, reversed: present, type: matching(/^[1aAiI]$/) },
  li: { value: integer },
  time: { datetime: matching(/^[0-9A-Za-z:.+-]{1,40}$/) },
};

/** Lazy, without referrer, and either with both dimensions or marked for the page's CSS. */
const completeImage = (kept: Map<string, string>): void => {
  const isSized = kept.has('width') && kept.has('height');
  if (!isSized) {
    kept.delete('width');
    kept.delete('height');
  }
  if (!kept.has('alt')) kept.set('alt', '');
  if (!isSized) kept.set('data-unsized', '');
  kept.set('loading', 'lazy');
  kept.set('decoding', 'async');
  kept.set('referrerpolicy', 'no-referrer');
};

const completeMedia = (element: string, kept: Map<string, string>): void => {
  kept.set('controls', '');
  if (!kept.has('preload')) kept.set('preload', 'metadata');
  if (element === 'video') kept.set('playsinline', '');
};

const findRule = (rules: Rules | undefined, name: string): Rule | undefined =>
  rules && Object.hasOwn(rules, name) ? rules[name] : undefined;

/** An element is useless without this attribute: a link is unwrapped, an image or source is dropped. */
export const requiredAttribute: Readonly<Record<string, string>> = { a: 'href', img: 'src', source: 'src' };

/**
 * The attributes to emit for an element, in order: those the lists allow, with checked values, then the ones added to links,
 * images, media and tables.
 * @param given attributes as parsed; the parser keeps the first of a repeated name.
 */
export const safeAttributes = (
  element: string,
  given: Attributes,
  siteOrigin: string,
): Map<string, string> => {
  const own = byElement[element];
  const kept = new Map<string, string>();
  for (const { name, value } of given) {
    const rule = findRule(own, name) ?? findRule(everywhere, name);
    const safe = rule ? rule(value, siteOrigin) : null;
    if (safe !== null) kept.set(name, safe);
  }
  if (element === 'a') kept.set('rel', 'nofollow noopener noreferrer');
  if (element === 'img') completeImage(kept);
  if (element === 'video' || element === 'audio') completeMedia(element, kept);
  // A wide table scrolls inside itself, also by keyboard.
  if (element === 'table') kept.set('tabindex', '0');
  return kept;
};

/**
 * The attributes of an embedded player, written anew: https, a configured host other than the site's own, and a sandbox
 * without an origin.
 * @returns null when the embed is dropped.
 */
export const embedAttributes = (
  given: Attributes,
  siteOrigin: string,
  embedHosts: readonly string[],
): Map<string, string> | null => {
  const url = parseUrl(given.find(({ name }) => name === 'src')?.value);
  if (url?.protocol !== 'https:' || !embedHosts.includes(url.host)) return null;
  if (url.host === new URL(siteOrigin).host) return null;
  return new Map([
    ['src', url.href],
    ['title', given.find(({ name }) => name === 'title')?.value.slice(0, 200) || '嵌入内容'],
    ['sandbox', 'allow-scripts allow-presentation'],
    ['loading', 'lazy'],
    ['referrerpolicy', 'no-referrer'],
  ]);
};
