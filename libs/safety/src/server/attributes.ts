import { cutText } from '../cutText';
import { safeImageUrl, safeMediaUrl } from '../safeImageUrl';
import { toPixels } from './lengths';
import { styleDeclarations } from './styleDeclarations';

export type Attributes = readonly { name: string; value: string }[];

/** Turns the value of an attribute into the one to emit; null drops the attribute. */
type Rule = (value: string, siteOrigin: string) => string | null;
type Rules = Readonly<Record<string, Rule>>;

const matching =
  (pattern: RegExp): Rule =>
  (value) => {
    const trimmed = value.trim();
    return pattern.test(trimmed) ? trimmed : null;
  };

const text: Rule = (value) => cutText(value, 1000, 1000);
const present: Rule = () => '';
const integer = matching(/^-?\d{1,5}$/);
const count = matching(/^[1-9]\d{0,2}$/);
/** The type of a file without its parameters, such as the codecs of a video. */
const mediaType: Rule = (value) =>
  /^\s*([a-z]{1,20}\/[a-z0-9.+-]{1,60})\s*(?:;|$)/.exec(value.toLowerCase())?.[1] ?? null;

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
  span: { 'data-omitted': matching(/^[a-z]{1,12}$/) },
  video: { ...media, poster: imageUrl, width: toPixels, height: toPixels },
  audio: media,
  source: { src: mediaUrl, type: mediaType },
  td: cell,
  th: { ...cell, scope: matching(/^(?:row|col|rowgroup|colgroup)$/) },
  col: { span: count },
  colgroup: { span: count },
  ol: { start: integer, reversed: present, type: matching(/^[1aAiI]$/) },
  li: { value: integer },
  time: { datetime: matching(/^[0-9A-Za-z:.+-]{1,40}$/) },
};

const completeMedia = (element: string, cache: Map<string, string>): void => {
  cache.set('controls', '');
  if (!cache.has('preload')) cache.set('preload', 'metadata');
  if (element === 'video') cache.set('playsinline', '');
};

const listStyles: Readonly<Record<string, string>> = {
  '1': 'decimal',
  a: 'lower-alpha',
  A: 'upper-alpha',
  i: 'lower-roman',
  I: 'upper-roman',
};

/** The signs of a list by its attribute: as a style, because the page's own is stronger than an attribute. */
const completeList = (cache: Map<string, string>): void => {
  const type = listStyles[cache.get('type') ?? ''];
  const style = cache.get('style') ?? '';
  if (!type || style.includes('list-style-type')) return;
  cache.set('style', [style, `list-style-type:${type}`].filter(Boolean).join(';'));
};

const findRule = (rules: Rules | undefined, name: string): Rule | undefined =>
  rules && Object.hasOwn(rules, name) ? rules[name] : undefined;

/** Attributes of every link in a text. */
export const linkRel = 'nofollow noopener noreferrer';

/** The addresses of sound and video that a script would fill in. */
const withLateAddress = (element: string, given: Attributes): Attributes => {
  const isMedium = element === 'video' || element === 'audio' || element === 'source';
  const late = isMedium ? given.find(({ name }) => name === 'data-src') : undefined;
  const hasOwn = given.some(({ name, value }) => name === 'src' && value.trim() !== '');
  return late && !hasOwn ? [...given, { name: 'src', value: late.value }] : given;
};

/**
 * The attributes to emit for an element, in order: those the lists allow, with checked values, then the ones added to media and tables.
 * Pictures and links have functions of their own.
 * @param given attributes as parsed; the parser keeps the first of a repeated name.
 */
export const safeAttributes = (
  element: string,
  given: Attributes,
  siteOrigin: string,
): Map<string, string> => {
  const own = byElement[element];
  const cache = new Map<string, string>();
  for (const { name, value } of withLateAddress(element, given)) {
    const rule = findRule(own, name) ?? findRule(everywhere, name);
    const safe = rule ? rule(value, siteOrigin) : null;
    if (safe !== null) cache.set(name, safe);
  }
  if (element === 'ol') completeList(cache);
  if (element === 'video' || element === 'audio') completeMedia(element, cache);
  // A wide table scrolls inside itself, also by keyboard.
  if (element === 'table') cache.set('tabindex', '0');
  return cache;
};
