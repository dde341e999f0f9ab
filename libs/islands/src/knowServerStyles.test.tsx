import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import styled, { keyframes } from 'styled-components';
import { createStyleRegistry } from './createStyleRegistry.server';
import { knowServerStyles } from './knowServerStyles';
import { pageStylesId } from './pageStylesId';

const appear = keyframes`
  from {
    opacity: 0;
  }
`;
const Sent = styled.p.withConfig({ componentId: 'sc-sent' })`
  animation: ${appear} 1s;
`;
const Later = styled.p.withConfig({ componentId: 'sc-later' })`
  color: red;
`;

/** What styled-components has inserted itself. */
const inserted = () =>
  [...document.querySelectorAll<HTMLStyleElement>('style[data-styled]')]
    .map(
      (style) => style.textContent || [...(style.sheet?.cssRules ?? [])].map((rule) => rule.cssText).join(''),
    )
    .join('');

test('hydrating inserts no rule that came with the page; what is new is inserted', async () => {
  const registry = createStyleRegistry({ keepsComponentIds: true });
  const part = registry.read(renderToString(registry.collect(<Sent />)));
  document.head.innerHTML = `<style id="${pageStylesId}">${registry.cssOf([part])}</style>`;
  document.body.innerHTML = `<div id="island">${part.markup}</div>`;
  knowServerStyles(document);
  const root = await act(() => hydrateRoot(document.getElementById('island')!, <Sent />));
  expect(inserted()).toBe('');
  await act(() => root.render(<Later />));
  expect(inserted()).toContain('color:red');
  expect(inserted()).not.toContain('animation');
});
