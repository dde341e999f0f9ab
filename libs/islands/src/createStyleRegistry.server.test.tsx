/** @jest-environment node */
import { renderToString } from 'react-dom/server';
import styled, { keyframes } from 'styled-components';
import { createStyleRegistry } from './createStyleRegistry.server';

const appear = keyframes`
  from {
    opacity: 0;
  }
`;
const Box = styled.div.withConfig({ componentId: 'sc-box' })`
  color: red;

  & + & {
    color: blue;
  }
`;
const Wide = styled(Box).withConfig({ componentId: 'sc-wide' })`
  width: 100%;
`;
const Toast = styled.p.withConfig({ componentId: 'sc-toast' })`
  animation: ${appear} 1s;
`;
const Sized = styled.b.withConfig({ componentId: 'sc-sized' })<{ $size: number }>`
  width: ${({ $size }) => $size}px;
`;

const createPages = (keepsComponentIds = false, maxStyles?: number) => {
  const registry = createStyleRegistry({ keepsComponentIds, ...(maxStyles !== undefined && { maxStyles }) });
  const render = (element: React.ReactElement) => registry.read(renderToString(registry.collect(element)));
  return { registry, render, cssOf: (element: React.ReactElement) => registry.cssOf([render(element)]) };
};

test('a page has the rules of what stands in it and no others', () => {
  const { cssOf } = createPages();
  expect(cssOf(<Sized $size={1} />)).toMatch(/^\.\w+\{width:1px\}$/);
  expect(cssOf(<Toast />)).toMatch(/^@keyframes (\w+)\{from\{opacity:0\}\}\.\w+\{animation:\1 1s\}$/);
  expect(cssOf(<Sized $size={2} />)).toMatch(/^\.\w+\{width:2px\}$/);
  expect(cssOf(<i />)).toBe('');
});

test('rules stand in the order in which components are defined, whatever was rendered first', () => {
  const { cssOf } = createPages();
  cssOf(<Toast />);
  cssOf(<Wide />);
  const css = cssOf(
    <>
      <Toast />
      <Wide />
      <Box />
    </>,
  );
  const places = ['@keyframes', 'color:red', 'width:100%', 'animation:'].map((text) => css.indexOf(text));
  expect(places).toEqual([...places].sort((one, other) => one - other));
  expect(css.match(/color:red/g)).toHaveLength(1);
  expect(createPages().cssOf(<Wide />)).toBe(cssOf(<Wide />));
});

test('class attributes keep what styles name; ids only where a selector names them', () => {
  const { render } = createPages();
  const { markup } = render(
    <>
      <Box className="own" />
      <Toast />
    </>,
  );
  expect(markup).toMatch(/^<div class="sc-box \w+ own"><\/div><p class="\w+"><\/p>$/);
  expect(createPages(true).render(<Toast />).markup).toMatch(/class="sc-toast \w+"/);
});

test('parts of a page that use the same styles have their rules once', () => {
  const { registry, render } = createPages();
  const css = registry.cssOf([render(<Box />), render(<Wide />)]);
  expect(css.match(/color:red/g)).toHaveLength(1);
});

test('styles that depend on props are forgotten when there are too many', () => {
  const { registry, render, cssOf } = createPages(false, 10);
  for (let size = 0; size < 5; size += 1) render(<Sized $size={size} />);
  expect(registry.trim()).toBe(false);
  for (let size = 5; size < 20; size += 1) render(<Sized $size={size} />);
  expect(registry.trim()).toBe(true);
  expect(registry.trim()).toBe(false);
  expect(cssOf(<Sized $size={7} />)).toMatch(/^\.\w+\{width:7px\}$/);
});
