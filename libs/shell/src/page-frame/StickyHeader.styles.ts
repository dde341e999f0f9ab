import styled from 'styled-components';

/**
 * Moves by transform only, so the layout of the page does not change. `--masthead-height` is its height for the elements after it,
 * so that they can stick under it; while it is hidden they stick to the top.
 */
export const Root = styled.div`
  position: sticky;
  top: 0;
  z-index: var(--z-bar);
  transition: transform var(--duration-base) var(--ease-standard);

  :root[data-masthead='away'] & {
    transform: translateY(-100%);
  }

  /* A screen with a bar of its own. Not by :has: that looks at the whole document whenever something in it changes. */
  :root[data-bars='none'] & {
    display: none;
  }

  &[data-bar] ~ * {
    --masthead-height: 52px;
  }

  :root[data-size]:not([data-size='large']) &[data-bar='masthead'] ~ * {
    --masthead-height: 64px;
  }

  :root[data-env='mini-program'] &&[data-bar='masthead'] ~ * {
    --masthead-height: 0px;
  }

  /* Without a height of its own, so that the page begins under it. */
  &[data-bar='overlay'] {
    position: relative;
    height: 0;
    pointer-events: none;
  }

  /* The room that the controls of the overlay take at either side: back and logo; offer and menu. */
  &[data-bar='overlay'] ~ * {
    --masthead-height: 0px;
    --header-start: calc(4px + 2 * var(--target));
    --header-end: calc(18px + 26px * var(--ui) + 2 * var(--target));
  }

  :root[data-offer] &[data-bar='overlay'] ~ *,
  :root[data-env='client'] &[data-bar='overlay'] ~ *,
  :root[data-size]:not([data-size='large']) &[data-bar='overlay'] ~ * {
    --header-end: calc(4px + var(--target));
  }

  /* There the bar of the mini program stands above the page. */
  :root[data-env='mini-program'] &&[data-bar='overlay'] ~ * {
    --masthead-height: max(44px, var(--target));
    --header-start: 4px;
    --header-end: 4px;
  }
`;
