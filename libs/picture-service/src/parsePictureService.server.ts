import { pictureTemplates } from './pictureTemplates';
import type { PictureRule } from './PictureService';

const placePattern = /^(?:\/[\w./-]*|\*|(?:\*\.)?[a-z0-9-]+(?:\.[a-z0-9-]+)*(?::\d{1,5})?)$/i;
const placeholders = ['url', 'encodedUrl', 'origin', 'path', 'w', 'h', 'y', 'format', 'ext'];
const isAddress = (template: string) =>
  /^(?:\{url\}|\{origin\}\/|https?:\/\/[\w.-]+(?::\d+)?\/|\/)/i.test(template);

/** The fault of a template, as the end of a sentence. */
const problemOf = (template: string): string | undefined => {
  const names = [...template.matchAll(/\{([^{}]*)\}/g)].map(([, name = '']) => name);
  const unknown = names.find((name) => !placeholders.includes(name));
  if (unknown !== undefined) return `has no placeholder {${unknown}}, but ${placeholders.join(', ')}`;
  if (/[\s"<>\\]/.test(template))
    return 'must have no spaces, quotation marks and angle brackets in its templates';
  if (/[[\]]/.test(template.replace(/\[[^[\]]*\]/g, '')))
    return 'must close each [ with a ] in its templates';
  if (!isAddress(template))
    return `must have templates that begin with {url}, {origin}/, / or https://, or one of the names ${[...pictureTemplates.keys()].join(', ')}`;
  if (
    !names.includes('w') ||
    !names.includes('h') ||
    !names.some((name) => /^(?:url|encodedUrl|path)$/.test(name))
  )
    return 'must have {w}, {h} and one of {url}, {encodedUrl}, {path} in each of its templates';
  return undefined;
};

const toTemplate = (value: string): { template: string } | { problem: string } => {
  const [, name = '', argument = ''] = /^([a-z-]+)(?::(.*))?$/is.exec(value) ?? [];
  if (value === 'none') return { template: '' };
  const known = pictureTemplates.get(name);
  if (known === undefined) {
    const problem = problemOf(value);
    return problem === undefined ? { template: value } : { problem };
  }
  const { template, argument: wanted } = known;
  if (!wanted) return argument === '' ? { template } : { problem: `must have nothing behind ${name}` };
  return wanted.pattern.test(argument)
    ? { template: template.replace('{argument}', argument.replace(/\/$/, '')) }
    : { problem: `must have ${wanted.example} for ${name}` };
};

const escapePattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');

/** The pattern of the addresses at a place: below a path of the site, at a host, at the hosts of a domain, or at every host. */
const toPattern = (place: string): string => {
  if (place.startsWith('/')) return `^${escapePattern(place.replace(/\/?$/, '/'))}`;
  if (place === '*') return '^https?:';
  const host = escapePattern(place.replace(/^\*\./, ''));
  return `^https?://${place.startsWith('*') ? '[^/]*\\.' : ''}${host}(?:/|$)`;
};

/** Alternatives in brackets. */
const choice = /\[([^\]]*)]/g;

/**
 * A template in its forms. `[a|b|c]` is `a` where a picture is cropped to a height at its middle, `c` where in its upper part, else `b`.
 * Without any `c` the service cannot crop there.
 */
const toRule = (place: string, template: string): PictureRule => {
  if (template === '') return [toPattern(place)];
  const inForm = (pick: (parts: string[]) => string | undefined) =>
    template.replace(choice, (_, text: string) => pick(text.split('|')) ?? '');
  const forms = [inForm(([, whole]) => whole), inForm(([cropped]) => cropped)] as const;
  if (!/\[[^|\]]*\|[^|\]]*\|/.test(template)) return [toPattern(place), ...forms];
  return [toPattern(place), ...forms, inForm(([cropped, , upper = cropped]) => upper)];
};

type Parsed = { rules: PictureRule[]; problem?: undefined } | { rules?: undefined; problem: string };

/**
 * Reads `place=service; place=service`, such as `img.example.com=aliyun-oss; /media=embedded` (docs/operations.md); the first place that
 * an address lies at counts. `none` alone: no pictures in other sizes.
 * @returns the rules, or what is wrong, as the end of a sentence
 */
export const parsePictureService = (text: string): Parsed => {
  const rules: PictureRule[] = [];
  if (/^\s*none\s*$/.test(text)) return { rules };
  for (const entry of text
    .split(';')
    .map((part) => part.trim())
    .filter(Boolean)) {
    const cut = entry.indexOf('=');
    const place = entry.slice(0, cut).trim();
    if (cut < 0 || !placePattern.test(place))
      return { problem: 'must be a list such as img.example.com=aliyun-oss; /media=embedded, or none' };
    const parsed = toTemplate(entry.slice(cut + 1).trim());
    if ('problem' in parsed) return parsed;
    rules.push(toRule(place, parsed.template));
  }
  return { rules };
};
