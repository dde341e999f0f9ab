import { LRUCache } from 'lru-cache';

/** A rule of a style sheet of the site. */
export interface StyleRule {
  css: string;
  /** Of each of its selectors the classes it names; an animation has the selectors of the rules that use it. */
  selectors: string[][];
}

export interface StyleSheet {
  href: string;
  rules: readonly StyleRule[];
}

/** What a page needs of the style sheets. */
export interface PageStyles {
  /** The rules that it begins with. */
  css: string;
  /** Addresses of the sheets, which bring the rest. */
  sheets: readonly string[];
}

const attributeStart = ' class="';

/** The class attributes that stand in markup, each once: a page has few of them, many times. */
export const classAttributesIn = (markup: string): Set<string> => {
  const attributes = new Set<string>();
  let at = markup.indexOf(attributeStart);
  while (at >= 0) {
    const start = at + attributeStart.length;
    const end = markup.indexOf('"', start);
    // Text can look like an attribute, and then has no end.
    if (end < 0) break;
    attributes.add(markup.slice(start, end));
    at = markup.indexOf(attributeStart, end);
  }
  return attributes;
};

/**
 * Chooses the rules that can apply to elements with these class attributes, in the order of the style sheets. Of these every page needs
 * the first, and the others when it begins with one of their rules.
 */
export const createPageStyles = (sheets: readonly StyleSheet[]) => {
  // Pages of one kind have the same attributes in the same order, but for a few.
  const chosen = new LRUCache<string, PageStyles>({ max: 200 });

  return (attributes: ReadonlySet<string>): PageStyles => {
    const key = Array.from(attributes).join('"');
    const known = chosen.get(key);
    if (known !== undefined) return known;
    const classes = new Set(Array.from(attributes).flatMap((attribute) => attribute.split(' ')));
    const isUsed = ({ selectors }: StyleRule) =>
      selectors.some((names) => names.every((name) => classes.has(name)));
    const used = sheets
      .map(({ href, rules }) => ({ href, rules: rules.filter(isUsed) }))
      .filter(({ rules }, index) => index === 0 || rules.length > 0);
    const styles = {
      css: used.flatMap(({ rules }) => rules.map((rule) => rule.css)).join(''),
      sheets: used.map(({ href }) => href),
    };
    chosen.set(key, styles);
    return styles;
  };
};
