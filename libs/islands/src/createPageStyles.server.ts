import { LRUCache } from 'lru-cache';

/** A rule of a style sheet of the site. */
export interface StyleRule {
  css: string;
  /**
   * Of each of its selectors the classes it names, and the data attributes that elements need for it: `data-look`, or
   * `data-look="small"`. An animation has the selectors of the rules that use it.
   */
  selectors: string[][];
}

export interface StyleSheet {
  href: string;
  rules: readonly StyleRule[];
  /** The custom properties of the theme that it declares. */
  theme?: readonly string[];
}

/** The style sheets of a page and the rules it begins with. */
export interface PageStyles {
  /** The rules that it begins with. */
  css: string;
  /** Addresses of the sheets, which bring the rest. */
  sheets: readonly string[];
  /** The custom properties of the theme that no rule of the beginning uses, and the sheets bring. */
  laterTheme: readonly string[];
}

const classStart = ' class="';
const dataStart = ' data-';
const dataAttribute = / (data-[\w-]+)="[^"]*"/y;

const addClasses = (markup: string, found: Set<string>) => {
  let at = markup.indexOf(classStart);
  while (at >= 0) {
    const start = at + classStart.length;
    const end = markup.indexOf('"', start);
    // Text can look like an attribute, and then has no end.
    if (end < 0) break;
    found.add(markup.slice(start, end));
    at = markup.indexOf(classStart, end);
  }
};

const isValued = (name: string) => name.includes('=');

/**
 * Chooses the rules that can apply to elements with certain attributes, in the order of the style sheets. Of these every page needs the
 * first, and the others when it begins with one of their rules.
 */
export const createPageStyles = (sheets: readonly StyleSheet[]) => {
  const names = sheets.flatMap(({ rules }) => rules.flatMap(({ selectors }) => selectors.flat()));
  const needed = names.filter((name) => name.startsWith('data-'));
  /** Data attributes that a rule looks at, and those of which it looks at the value. */
  const looked = new Set(needed.map((name) => name.replace(/=.*/, '')));
  const valued = new Set(needed.filter(isValued).map((name) => name.replace(/=.*/, '')));
  // Pages of one kind have the same attributes in the same order, but for a few.
  const chosen = new LRUCache<string, PageStyles>({ max: 200 });

  const addDataAttributes = (markup: string, found: Set<string>) => {
    for (let at = markup.indexOf(dataStart); at >= 0; at = markup.indexOf(dataStart, at + 1)) {
      dataAttribute.lastIndex = at;
      const [attribute = '', name = ''] = dataAttribute.exec(markup) ?? [];
      if (looked.has(name)) found.add(name);
      if (valued.has(name)) found.add(attribute.slice(1));
    }
  };

  /** The attributes in markup by which rules are chosen, each once: a page has few of them, many times. */
  const attributesIn = (markup: string): ReadonlySet<string> => {
    const found = new Set<string>();
    addClasses(markup, found);
    addDataAttributes(markup, found);
    return found;
  };

  const stylesOf = (attributes: ReadonlySet<string>): PageStyles => {
    const key = Array.from(attributes).join('\n');
    const known = chosen.get(key);
    if (known !== undefined) return known;
    const names = new Set(
      Array.from(attributes).flatMap((attribute) => (isValued(attribute) ? attribute : attribute.split(' '))),
    );
    const isUsed = ({ selectors }: StyleRule) =>
      selectors.some((needs) => needs.every((name) => names.has(name)));
    const used = sheets
      .map(({ href, rules }) => ({ href, rules: rules.filter(isUsed) }))
      .filter(({ rules }, index) => index === 0 || rules.length > 0);
    const css = used.flatMap(({ rules }) => rules.map((rule) => rule.css)).join('');
    const styles = {
      css,
      sheets: used.map(({ href }) => href),
      laterTheme:
        sheets[0]?.theme?.filter((name) => !css.includes(`var(${name})`) && !css.includes(`var(${name},`)) ??
        [],
    };
    chosen.set(key, styles);
    return styles;
  };

  return { attributesIn, stylesOf };
};
