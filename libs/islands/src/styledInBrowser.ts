import { createElement, type ElementType, type ReactNode } from 'react';
import { compile, middleware, rulesheet, serialize, stringify, type Element, type Middleware } from 'stylis';

/*
 * Stands in for `styled-components` in the browser's files (`styledInBrowser` of the app's build). The server has named and sent
 * almost all rules that a page uses; the browser gives components the same names, and inserts the rules of what the server
 * did not show. The library's other parts, two thirds of it, would be in the first step of every visit.
 */

type Props = Record<string, unknown>;
type Part = unknown;

/** What a styled component hands on to one that extends it. */
interface StyledParts {
  /** Classes for these props; rules that are new are inserted. */
  classesOf: (props: Props) => string;
  target: ElementType;
  attrs: readonly Props[];
}

type StyledComponent = ((props: Props) => ReactNode) & StyledParts & { styledComponentId: string };

interface Config {
  componentId: string;
  attrs?: readonly Props[];
}

/** Part of every name; `styledInBrowser.test.tsx` fails when the library has another. */
const libraryVersion = '6.6.0';

const hashOf = (text: string, seed = 5381): number => {
  let hash = seed;
  for (let index = text.length - 1; index >= 0; index -= 1) hash = (hash * 33) ^ text.charCodeAt(index);
  return hash;
};

const letters = 52;
const letterOf = (code: number) => String.fromCharCode(code + (code > 25 ? 39 : 97));

const nameOf = (hash: number): string => {
  let name = '';
  let rest = hash >>> 0;
  for (; rest > letters; rest = Math.floor(rest / letters)) name = letterOf(rest % letters) + name;
  return (letterOf(rest % letters) + name).replace(/(a)(d)/gi, '$1-$2');
};

const isStyled = (value: unknown): value is StyledComponent =>
  typeof value === 'function' && 'styledComponentId' in value;

/** Rules in the order in which their components are defined, as in the document's style sheet. */
const createSheet = () => {
  const names = new Set<string>();
  const counts: number[] = [];
  let css: CSSStyleSheet | null = null;

  const insertRule = (rule: string, index: number): number => {
    try {
      css ??= document.head.appendChild(document.createElement('style')).sheet;
      css?.insertRule(rule, index);
      return 1;
    } catch {
      // A selector that this browser does not know: the others stay.
      return 0;
    }
  };

  return {
    addGroup: () => counts.push(0) - 1,
    hasNameForId: (_id: string, name: string) => names.has(name),
    insert: (group: number, name: string, rules: readonly string[]) => {
      names.add(name);
      let index = counts.slice(0, group + 1).reduce((sum, count) => sum + count, 0);
      for (const rule of rules) {
        const added = insertRule(rule, index);
        index += added;
        counts[group] = (counts[group] ?? 0) + added;
      }
    },
  };
};

const mainSheet = createSheet();

/** `& + &` means any two elements of the component, whatever their props. */
const selfReference =
  (selector: string, componentId: string): Middleware =>
  (element) => {
    if (element.type !== 'rule' || !element.value.includes('&')) return;
    const [first = '', ...others] = element.props as string[];
    const own = first.replaceAll('&', selector);
    const isPair = own.startsWith(selector) && own.endsWith(selector) && own.replaceAll(selector, '') !== '';
    element.props = [isPair ? own.replaceAll(selector, `.${componentId}`) : own, ...others];
  };

const rulesOf = (css: string, selector: string, componentId = ''): string[] => {
  const rules: string[] = [];
  const toRules = middleware([
    selfReference(selector, componentId),
    stringify,
    rulesheet((rule) => void rules.push(rule as unknown as string)),
  ]);
  serialize(compile(`${selector} { ${css} }`) as Element[], toRules);
  return rules;
};

/** An animation. */
interface Keyframes {
  /** Its name; its rule is inserted. */
  useName: () => string;
}

const isKeyframes = (value: unknown): value is Keyframes =>
  typeof value === 'object' && value !== null && 'useName' in value;

const textOf = (part: Part, props: Props): string => {
  if (Array.isArray(part)) return part.map((one: Part) => textOf(one, props)).join('');
  if (isKeyframes(part)) return part.useName();
  if (isStyled(part)) return `.${part.styledComponentId}`;
  if (typeof part === 'function') return textOf((part as (given: Props) => Part)(props), props);
  return part === null || part === undefined || part === false ? '' : String(part);
};

const isConstant = (part: Part): boolean =>
  Array.isArray(part) ? part.every(isConstant) : typeof part !== 'function' || isStyled(part);

const join = (...names: unknown[]) => names.filter(Boolean).join(' ');

const createClassesOf = (parts: readonly Part[], componentId: string) => {
  const group = mainSheet.addGroup();
  const seed = hashOf(componentId, hashOf(libraryVersion));
  const compute = (props: Props) => {
    const css = textOf(parts, props);
    const name = nameOf(hashOf(css, seed));
    if (css && !mainSheet.hasNameForId(componentId, name))
      mainSheet.insert(group, name, rulesOf(css, `.${name}`, componentId));
    return css ? name : '';
  };
  if (!isConstant(parts)) return compute;
  let known: string | undefined;
  return (props: Props) => (known ??= compute(props));
};

const define = (
  target: ElementType | StyledComponent,
  { componentId, attrs = [] }: Config,
  parts: Part[],
) => {
  const base = isStyled(target) ? target : undefined;
  const ownClasses = createClassesOf(parts, componentId);
  const inherited: StyledParts = {
    classesOf: (props) => join(base?.classesOf(props), ownClasses(props)),
    target: base?.target ?? target,
    attrs: [...(base?.attrs ?? []), ...attrs],
  };
  const ids = join(base?.styledComponentId, componentId);
  const Styled = (props: Props) => {
    const given = Object.assign({}, props, ...inherited.attrs) as Props;
    const element: Props = {};
    for (const name in given) if (name !== 'as' && !name.startsWith('$')) element[name] = given[name];
    const attrClasses = inherited.attrs.map(({ className }) => className);
    element.className = join(ids, inherited.classesOf(given), ...attrClasses, props.className);
    return createElement((given.as as ElementType | undefined) ?? inherited.target, element);
  };
  return Object.assign(Styled, inherited, { styledComponentId: componentId });
};

const construct = (target: ElementType, config: Config): object =>
  Object.assign((...template: Parameters<typeof css>) => define(target, config, css(...template)), {
    attrs: (attrs: Props) => construct(target, { ...config, attrs: [...(config.attrs ?? []), attrs] }),
    withConfig: (more: Config) => construct(target, { ...config, ...more }),
  });

/** Parts of a rule text: what stands in the source, and what was put in between. */
export const css = (texts: readonly string[], ...values: Part[]): Part[] =>
  texts.flatMap((text, index) => (index < values.length ? [text, values[index]] : [text]));

export const keyframes = (...template: Parameters<typeof css>): Keyframes => {
  const group = mainSheet.addGroup();
  const text = textOf(css(...template), {});
  const name = nameOf(hashOf(text));
  return {
    useName: () => {
      if (!mainSheet.hasNameForId('', name))
        mainSheet.insert(group, name, rulesOf(text, `@keyframes ${name}`));
      return name;
    },
  };
};

/** By the name that `knowServerStyles` knows it by. */
export const __PRIVATE__ = { mainSheet };

/** `styled` of styled-components, as far as our style files use it. */
const styled = new Proxy((target: ElementType) => construct(target, { componentId: '' }), {
  get: (ofTarget, tag: string) => ofTarget(tag as ElementType),
});

export default styled;
