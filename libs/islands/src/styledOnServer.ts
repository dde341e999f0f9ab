import { createElement, type Attributes, type ReactElement } from 'react';
import real from 'styled-components';

/*
 * Stands in for `styled-components` in the build of the server (`styledOnServer` of the app's build). The class of a component
 * whose rules do not depend on props never changes, so once it is known the server writes it itself, instead of asking
 * styled-components to compute it anew for every element.
 */

export { css, keyframes } from 'styled-components';

interface ElementProps extends Attributes {
  as?: unknown;
  className?: string;
  [name: string]: unknown;
}

type Styled = Parameters<typeof createElement>[0] & { target: unknown };
type Construct = ((...args: unknown[]) => Styled) & {
  attrs: (attrs: unknown) => Construct;
  withConfig: (config: object) => Construct;
};

/** A component with constant rules. */
interface ConstantStyle {
  /** The element that styled-components makes, from which its class is read. */
  sample: () => ReactElement;
  className?: string;
}

/** Every component with constant rules that the server's code defines. */
export const constantStyles: ConstantStyle[] = [];

/** The component of styled-components that a stand-in is for. */
const originals = new WeakMap<object, Styled>();

const originalOf = (value: unknown): unknown =>
  (typeof value === 'function' && originals.get(value)) ||
  (Array.isArray(value) ? value.map(originalOf) : value);

const isConstant = (part: unknown): boolean =>
  Array.isArray(part) ? part.every(isConstant) : typeof part !== 'function';

const toElementProps = (props: ElementProps, className: string): ElementProps => {
  const element: ElementProps = {};
  for (const name in props) if (name !== 'as' && !name.startsWith('$')) element[name] = props[name];
  element.className = props.className ? `${className} ${props.className}` : className;
  return element;
};

const standInFor = (styled: Styled) => {
  const style: ConstantStyle = { sample: () => createElement(styled) };
  constantStyles.push(style);
  const StandIn = (props: ElementProps) => {
    const tag = props.as ?? styled.target;
    return style.className === undefined || typeof tag !== 'string'
      ? createElement(styled, props)
      : createElement(tag, toElementProps(props, style.className));
  };
  originals.set(StandIn, styled);
  return StandIn;
};

const wrap = (construct: Construct, hasAttrs = false): unknown =>
  Object.assign(
    (...parts: unknown[]) => {
      const own = parts.map(originalOf);
      const styled = construct(...own);
      return isConstant(own) && !hasAttrs && typeof styled.target === 'string' ? standInFor(styled) : styled;
    },
    {
      attrs: (attrs: unknown) => wrap(construct.attrs(attrs), true),
      withConfig: (config: object) => wrap(construct.withConfig(config), hasAttrs),
    },
  );

const constructs = real as unknown as ((target: unknown) => Construct) & Record<string, Construct>;

/** `styled` of styled-components, with constant classes written by ourselves. */
const styled = new Proxy(constructs, {
  apply: (_, __, [target]: [unknown]) => wrap(constructs(originalOf(target))),
  get: (_, tag: string) => wrap(constructs[tag] as Construct),
});

export default styled;
