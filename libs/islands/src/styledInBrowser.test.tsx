import { render } from '@testing-library/react';
import { createElement } from 'react';
import real, * as library from 'styled-components';
import standIn, { __PRIVATE__, css, keyframes } from './styledInBrowser';

const Link = ({ className, href }: { className?: string; href?: string }) => (
  <a className={className} href={href}>
    x
  </a>
);

/** The same components from styled-components and from what stands in for it. */
const define = ({ css, keyframes }: Pick<typeof library, 'css' | 'keyframes'>, make: typeof real) => {
  const shared = css`
    margin: ${0};
    ${false}
  `;
  const turn = keyframes`
    to {
      rotate: 1turn;
    }
  `;
  const named = (name: string) => ({ componentId: `sc-${name}` });
  const Box = make.div.withConfig(named('box'))`
    ${shared}
    animation: ${turn} 1s;
    p, &:hover {
      color: red;
    }
    @media (min-width: 40em) {
      & > b {
        width: 50%;
      }
    }
  `;
  return {
    Box,
    Wide: make(Box).withConfig(named('wide'))`
      width: 100%;
    `,
    Row: make.p.withConfig(named('row'))`
      & + & {
        margin: 0;
      }
      && {
        top: 0;
      }
      ${Box} + & {
        margin: 1px;
      }
    `,
    Sized: make.b.withConfig(named('sized'))<{ $size: number }>`
      width: ${({ $size }) => $size}px;
      ${({ $size }) => $size > 3 && 'height: 0;'}
    `,
    Named: make.i.attrs({ title: 'a', className: 'named' }).withConfig(named('named'))`
      color: red;
    `,
    Linked: make(Link).withConfig(named('linked'))`
      color: red;
    `,
    Bare: make.u.withConfig(named('bare'))``,
  };
};

const show = ({ Box, Wide, Row, Sized, Named, Linked, Bare }: ReturnType<typeof define>) => (
  <>
    <Box id="a" className="own" data-x="" />
    <Box as="section">b</Box>
    <Row>c</Row>
    <Row>d</Row>
    <Wide hidden />
    <Sized $size={3} />
    <Sized $size={4} />
    <Named className="own" />
    <Linked href="/" />
    <Bare />
  </>
);

const rules = () =>
  [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules].map((rule) => rule.cssText));

/** What the components look like in a document, and their rules. */
const appear = (parts: ReturnType<typeof define>) => {
  document.head.innerHTML = '';
  const { container, unmount } = render(show(parts));
  const markup = container.innerHTML;
  unmount();
  const styles = [...document.querySelectorAll('style')].map((style) => style.textContent).join('');
  return { markup, rules: rules(), styles };
};

test('gives the names, the markup and the rules of styled-components, in the same order', () => {
  const expected = appear(define(library, real));
  const actual = appear(
    define({ css, keyframes } as unknown as typeof library, standIn as unknown as typeof real),
  );
  const parsed = document.head.appendChild(document.createElement('style'));
  parsed.textContent = expected.styles;
  expect(actual.markup).toBe(expected.markup);
  expect(actual.rules.length).toBeGreaterThan(8);
  expect(actual.rules).toEqual([...(parsed.sheet?.cssRules ?? [])].map((rule) => rule.cssText));
});

test('is made for the installed version, which is part of every name', () => {
  expect(library.version).toBe('6.6.0');
});

test('inserts no rule that is known', () => {
  const isInserted = __PRIVATE__.mainSheet.hasNameForId;
  __PRIVATE__.mainSheet.hasNameForId = () => true;
  const Known = (standIn as unknown as typeof real).div.withConfig({ componentId: 'sc-known' })`
    color: green;
  `;
  const before = rules();
  const { container } = render(createElement(Known));
  expect(container.firstElementChild?.className).toMatch(/^sc-known \w/);
  expect(rules()).toEqual(before);
  __PRIVATE__.mainSheet.hasNameForId = isInserted;
});
