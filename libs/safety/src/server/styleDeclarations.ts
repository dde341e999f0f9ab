import { readableColor } from './readableColor';

/** Turns the value of a property into the one to emit; null drops the declaration. */
type Rule = (value: string) => string | null;

const matching =
  (pattern: RegExp): Rule =>
  (value) =>
    pattern.test(value) ? value : null;

/** Sizes in `em` that editors give to normal text. */
const unitsPerEm: Readonly<Record<string, number>> = { px: 16, em: 1, rem: 1, '%': 100 };

const givenSize = /^(\d{1,3}(?:\.\d{1,3})?)(px|em|rem|%)$/;
/** The declarations this module writes. */
const scaledSize = /^calc\(var\(--text-body\)\*(\d(?:\.\d{1,2})?)\)$/;

/** A share of the text of the page, so that it grows with the visitor's setting and parts in parts do not add up. */
const fontSize: Rule = (value) => {
  const [, given, unit = ''] = givenSize.exec(value) ?? [];
  const scale = given ? Number(given) / (unitsPerEm[unit] ?? 1) : Number(scaledSize.exec(value)?.[1]);
  const bounded = Math.round(100 * Math.min(1.5, Math.max(0.75, scale))) / 100;
  return Number.isNaN(bounded) || bounded === 1 ? null : `calc(var(--text-body)*${bounded})`;
};

/** The CSS properties an article may set. Backgrounds are not among them: the text is written for the ground of the page. */
const rules: ReadonlyMap<string, Rule> = new Map([
  ['text-align', matching(/^(?:left|right|center|justify|start|end)$/)],
  ['text-indent', matching(/^(?:[0-4](?:\.\d{1,3})?em|\d{1,2}px|0)$/)],
  ['font-weight', matching(/^(?:normal|bold|[1-9]00)$/)],
  ['font-style', matching(/^(?:normal|italic)$/)],
  ['color', readableColor],
  ['font-size', fontSize],
  ['line-height', matching(/^(?:normal|[12](?:\.\d{1,3})?)$/)],
  [
    'list-style-type',
    matching(
      /^(?:none|disc|circle|square|decimal|(?:lower|upper)-(?:alpha|latin|roman)|lower-greek|cjk-ideographic|cjk-decimal|(?:simp|trad)-chinese-(?:in)?formal)$/,
    ),
  ],
  ['text-decoration', matching(/^(?:none|underline|overline|line-through)$/)],
]);

const maxLength = 2000;
const maxDeclarations = 100;

/** Each declaration of a `style` attribute, in lower case with single spaces. */
const toDeclarations = (style: string): [property: string, value: string][] =>
  style
    .toLowerCase()
    .split(';', maxDeclarations)
    .map((declaration) => {
      const colon = Math.max(declaration.indexOf(':'), 0);
      const value = declaration.slice(colon + 1).replace(/\s+/g, ' ');
      return [declaration.slice(0, colon).trim(), value.trim()];
    });

/**
 * The values of the wanted properties in a `style` attribute as they are written, without `!important`. They are not checked: nothing of
 * them may be emitted.
 */
export const styleValues = (style: string): ReadonlyMap<string, string> =>
  new Map(
    toDeclarations(style.slice(0, maxLength)).map(([property, value]) => [
      property,
      value.replace(/ ?! ?important$/, ''),
    ]),
  );

/**
 * Keeps the declarations of a `style` attribute that the rules allow, in lower case with single spaces. Of one property only the last
 * valid value counts, as in a browser.
 * @returns e.g. `font-weight:bold;text-align:center`, or the empty string.
 */
export const styleDeclarations = (style: string): string => {
  if (style.length > maxLength) return '';
  const cache = new Map<string, string>();
  for (const [property, value] of toDeclarations(style).reverse()) {
    const rule = cache.has(property) ? undefined : rules.get(property);
    const safe = rule?.(value);
    if (safe) cache.set(property, safe);
  }
  return [...cache]
    .reverse()
    .map(([property, safe]) => `${property}:${safe}`)
    .join(';');
};
