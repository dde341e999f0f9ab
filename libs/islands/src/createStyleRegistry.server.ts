import { LRUCache } from 'lru-cache';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { constantStyles } from './styledOnServer';

/** One class of a styled component, or one animation. */
interface Style {
  name: string;
  /** Place among all styles; ties go by name. */
  order: number;
  css: string;
  /** Animations that its rules name. */
  animations: Style[];
}

/** Markup whose class attributes name styles only, and the styles they name. */
export interface StyledMarkup {
  markup: string;
  styles: ReadonlySet<Style>;
}

/** A class attribute as it is sent. */
interface ClassAttribute {
  text: string;
  styles: Style[];
}

interface RegistryOptions {
  /** Leaves the id of its component in each class attribute: React's development build compares it. */
  keepsComponentIds: boolean;
  /** Styles after which everything is forgotten and made anew: styles that depend on props add up. */
  maxStyles?: number;
}

/** What styled-components writes: after each rule a comment, and after the rules of a component its id and classes. */
const separator = '/*!sc*/\n';
const marker = /^data-styled\.g(\d+)\[id="([\w-]+)"\]\{content:"([^"]*)"\}$/;
const selectedId = /\.(sc-[\w-]+)/g;
const isComponentId = (name: string) => name.startsWith('sc-');
const animationId = 'sc-keyframes-';
const classAttribute = / class="([^"]*)"/g;

const isNamedIn = (text: string, name: string, before: string) =>
  new RegExp(`${before}${name}(?![\\w-])`).test(text);

/** Adds to the known styles those that the sheet of styled-components has besides. */
const readSheet = (tags: string, known: Map<string, Style>): void => {
  const added: Style[] = [];
  let rules: string[] = [];
  for (const text of tags.slice(tags.indexOf('>') + 1, tags.lastIndexOf('</style>')).split(separator)) {
    const [, group, id = '', list = ''] = marker.exec(text) ?? [];
    if (group === undefined) {
      rules.push(text.replaceAll(';}', '}').replaceAll('\n', ''));
      continue;
    }
    const names = list.split(',').filter(Boolean);
    for (const name of names) {
      if (known.has(name)) continue;
      const css = rules.filter((rule) => names.length === 1 || isNamedIn(rule, name, '\\.')).join('');
      const style = { name, order: id.startsWith(animationId) ? 0 : Number(group), css, animations: [] };
      known.set(name, style);
      added.push(style);
    }
    rules = [];
  }
  const animations = [...known.values()].filter(({ order }) => order === 0);
  for (const style of added)
    if (style.order > 0)
      style.animations = animations.filter(({ name }) => isNamedIn(style.css, name, '\\b'));
};

const inOrder = (one: Style, other: Style) => one.order - other.order || (one.name < other.name ? -1 : 1);

/**
 * One style sheet for all pages of a process: a component's rules are computed when it is rendered for the first time. The style sheet
 * of a page has the rules of the classes that stand in its markup, in the order in which the components are defined.
 */
export const createStyleRegistry = ({ keepsComponentIds, maxStyles = 5_000 }: RegistryOptions) => {
  let sheet = new ServerStyleSheet();
  const known = new Map<string, Style>();
  const attributes = new Map<string, ClassAttribute>();
  const sheets = new LRUCache<string, string>({ max: 500 });

  /** Ids of components that selectors name, such as `& + &`. */
  let selected = new Set<string>();

  const readRules = () => {
    const tags = sheet.getStyleTags();
    readSheet(tags, known);
    selected = new Set(Array.from(tags.matchAll(selectedId), ([, id = '']) => id));
  };

  const sentNames = (names: string[]) =>
    names.filter((name) => keepsComponentIds || !isComponentId(name) || selected.has(name));

  const readAttribute = (value: string): ClassAttribute => {
    const names = value.split(' ').filter(Boolean);
    if (!names.every((name) => isComponentId(name) || known.has(name))) readRules();
    const sent = sentNames(names);
    return {
      text: sent.length > 0 ? ` class="${sent.join(' ')}"` : '',
      styles: names.flatMap((name) => known.get(name) ?? []),
    };
  };

  const attributeOf = (value: string): ClassAttribute => {
    const read = attributes.get(value) ?? readAttribute(value);
    attributes.set(value, read);
    return read;
  };

  /** Renders every component whose rules are constant once, so that its rules are in the sheet and its class is known. */
  const readConstantStyles = () => {
    const samples = constantStyles.map((style) => renderToString(sheet.collectStyles(style.sample())));
    readRules();
    constantStyles.forEach((style, index) => {
      const [, names = ''] = / class="([^"]*)"/.exec(samples[index] ?? '') ?? [];
      style.className = sentNames(names.split(' ')).join(' ');
    });
  };
  readConstantStyles();

  return {
    /** Lets an element be rendered with this sheet. */
    collect: (element: ReactNode) => sheet.collectStyles(element),

    /** Finds the styles of what was rendered. */
    read(rendered: string): StyledMarkup {
      const styles = new Set<Style>();
      const markup = rendered.replace(classAttribute, (_, value: string) => {
        const { text, styles: named } = attributeOf(value);
        for (const style of named) styles.add(style);
        return text;
      });
      return { markup, styles };
    },

    /** The rules of all these parts, each once. */
    cssOf(parts: readonly StyledMarkup[]): string {
      const used = new Set<Style>();
      for (const { styles } of parts)
        for (const style of styles) {
          used.add(style);
          for (const animation of style.animations) used.add(animation);
        }
      const styles = [...used].sort(inOrder);
      const key = styles.map(({ name }) => name).join();
      const css = sheets.get(key) ?? styles.map((style) => style.css).join('');
      sheets.set(key, css);
      return css;
    },

    /** Forgets everything when it has become too much; true when it did. Not to be called while a page is rendered. */
    trim(): boolean {
      if (known.size + attributes.size <= maxStyles) return false;
      sheet = new ServerStyleSheet();
      known.clear();
      attributes.clear();
      sheets.clear();
      readConstantStyles();
      return true;
    },
  };
};
