/** @jest-environment node */
import { renderToString } from 'react-dom/server';
import real, { css, keyframes } from 'styled-components';
import { createStyleRegistry } from './createStyleRegistry.server';
import styled, { constantStyles } from './styledOnServer';

const Link = ({ className }: { className?: string }) => <a className={className}>x</a>;
const shared = css`
  margin: 0;
`;
const turn = keyframes`
  to {
    rotate: 1turn;
  }
`;

/** The same components from styled-components and from what stands in for it. */
const define = (make: typeof real, id: string) => {
  const named = (name: string) => ({ componentId: `sc-${id}-${name}` });
  const Box = make.div.withConfig(named('box'))`
    ${shared}
    animation: ${turn} 1s;
  `;
  return {
    Box,
    Wide: make(Box).withConfig(named('wide'))`
      width: 100%;
    `,
    Row: make.p.withConfig(named('row'))`
      ${Box} + & {
        margin: 0;
      }
    `,
    Sized: make.b.withConfig(named('sized'))<{ $size: number }>`
      width: ${({ $size }) => $size}px;
    `,
    Named: make.i.attrs({ title: 'a' }).withConfig(named('named'))`
      color: red;
    `,
    Linked: make(Link).withConfig(named('linked'))`
      color: red;
    `,
  };
};

const usual = define(real, 'usual');
const ours = define(styled as unknown as typeof real, 'ours');

const show = ({ Box, Wide, Row, Sized, Named, Linked }: typeof usual) => (
  <>
    <Box id="a" className="own" data-x="" />
    <Box as="section">b</Box>
    <Wide hidden />
    <Row>c</Row>
    <Sized $size={3} />
    <Named />
    <Linked />
  </>
);

const render = (parts: typeof usual) => {
  const registry = createStyleRegistry({ keepsComponentIds: false });
  const page = registry.read(renderToString(registry.collect(show(parts))));
  return { markup: page.markup, css: registry.cssOf([page]) };
};

/** Names by their order of appearance: they differ, because ids do. */
const normalised = (text: string) => {
  const names = new Map<string, string>();
  return text.replace(
    /(class="|[.} ]|@keyframes |animation:)((?:sc-[\w-]+ )?[a-zA-Z]{5,7})(?=[\s"{+,])/g,
    (_, before: string, name: string) => {
      if (!names.has(name)) names.set(name, `n${names.size}`);
      return `${before}${names.get(name)}`;
    },
  );
};

test('gives the markup and the rules of styled-components', () => {
  const [expected, actual] = [render(usual), render(ours)];
  expect(normalised(actual.markup)).toBe(normalised(expected.markup));
  expect(actual.css.match(/width:100%|width:3px|rotate:1turn|color:red|margin:0/g)?.sort()).toEqual(
    expected.css.match(/width:100%|width:3px|rotate:1turn|color:red|margin:0/g)?.sort(),
  );
});

test('stands in for what does not depend on props only', () => {
  expect(constantStyles).toHaveLength(3);
});
