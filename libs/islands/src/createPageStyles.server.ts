import { LRUCache } from 'lru-cache';

/** A rule of the site's style sheet. */
export interface StyleRule {
  css: string;
  /** Of each of its selectors the classes it names; an animation has the selectors of the rules that use it. */
  selectors: string[][];
}

const classAttribute = / class="([^"]*)"/g;

/** Classes that stand in markup. */
export const classesIn = (markup: string): Set<string> => {
  const attributes = new Set(Array.from(markup.matchAll(classAttribute), ([, value = '']) => value));
  return new Set(Array.from(attributes).flatMap((value) => value.split(' ')));
};

/** Chooses the rules that can apply to elements with these classes, in the order of the style sheet. */
export const createPageStyles = (rules: readonly StyleRule[]) => {
  // Pages of one kind have the same classes.
  const chosen = new LRUCache<string, string>({ max: 200 });

  return (classes: ReadonlySet<string>): string => {
    const key = Array.from(classes).sort().join(' ');
    const known = chosen.get(key);
    if (known !== undefined) return known;
    const css = rules
      .filter(({ selectors }) => selectors.some((names) => names.every((name) => classes.has(name))))
      .map((rule) => rule.css)
      .join('');
    chosen.set(key, css);
    return css;
  };
};
