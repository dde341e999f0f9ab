import { LRUCache } from 'lru-cache';

/** A rule of the site's style sheet. */
export interface StyleRule {
  css: string;
  /** Of each of its selectors the classes it names; an animation has the selectors of the rules that use it. */
  selectors: string[][];
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

/** Chooses the rules that can apply to elements with these class attributes, in the order of the style sheet. */
export const createPageStyles = (rules: readonly StyleRule[]) => {
  // Pages of one kind have the same attributes in the same order, but for a few.
  const chosen = new LRUCache<string, string>({ max: 200 });

  return (attributes: ReadonlySet<string>): string => {
    const key = Array.from(attributes).join('"');
    const known = chosen.get(key);
    if (known !== undefined) return known;
    const classes = new Set(Array.from(attributes).flatMap((attribute) => attribute.split(' ')));
    const css = rules
      .filter(({ selectors }) => selectors.some((names) => names.every((name) => classes.has(name))))
      .map((rule) => rule.css)
      .join('');
    chosen.set(key, css);
    return css;
  };
};
