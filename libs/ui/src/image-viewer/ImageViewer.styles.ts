import styled, { css } from 'styled-components';

/* What PhotoSwipe needs of its own style sheet; its controls are replaced by those of the viewer. */
const pictures = css`
  .pswp {
    position: absolute;
    inset: 0;
    overflow: hidden;
    opacity: 0.003;
    outline: 0;
    touch-action: none;
    contain: layout style size;
  }

  .pswp__bg {
    background: #000;
  }

  .pswp__scroll-wrap,
  .pswp__bg,
  .pswp__container,
  .pswp__item,
  .pswp__content,
  .pswp__img,
  .pswp__zoom-wrap {
    position: absolute;
    top: 0;
    left: 0;
    width: 100%;
    height: 100%;
  }

  .pswp__scroll-wrap,
  .pswp__item {
    overflow: hidden;
  }

  .pswp__item {
    z-index: 1;
  }

  .pswp__img,
  .pswp__zoom-wrap {
    width: auto;
    height: auto;
  }

  .pswp__img {
    max-width: none;
    user-select: none;
    -webkit-user-select: none;
  }

  div.pswp__img--placeholder {
    background: #1f1f22;
  }

  .pswp__content {
    pointer-events: none;
  }

  .pswp__content > * {
    pointer-events: auto;
  }

  .pswp__error-msg-container {
    display: grid;
  }

  .pswp__error-msg {
    margin: auto;
    color: #a9a7ac;
  }

  .pswp__top-bar,
  .pswp__hidden {
    display: none !important;
  }
`;

/* Black in both appearances. Hidden controls appear again while they have the focus. */
export const Root = styled.dialog`
  position: fixed;
  inset: 0;
  z-index: var(--z-overlay);
  width: 100%;
  max-width: none;
  height: 100%;
  max-height: none;
  border: 0;
  overflow: hidden;
  outline: 0;
  background: none;
  color: #fff;

  &::backdrop {
    background: none;
  }

  ${pictures}

  :focus-visible {
    outline-color: #fff;
  }

  .bar,
  .foot,
  .previous,
  .next {
    position: absolute;
    transition: opacity var(--duration-fast);
  }

  .bar {
    left: 0;
    right: 0;
    top: env(safe-area-inset-top, 0px);
    display: grid;
    grid-template-columns: 1fr auto 1fr;
    align-items: center;
    padding: 8px;
    font-size: var(--text-ui);
    pointer-events: none;
  }

  button {
    color: #fff;
    pointer-events: auto;
  }

  .bar > button,
  .previous,
  .next {
    justify-self: start;
    border-radius: 50%;
    background: var(--glass);
  }

  .bar > p,
  .zoom:not(:empty) {
    padding: 4px 12px;
    border-radius: var(--radius-pill);
    background: var(--glass);
  }

  .zoom {
    justify-self: end;
    font-size: var(--text-small);
  }

  .previous,
  .next {
    top: calc(50% - var(--target) / 2);
  }

  .previous {
    left: 8px;
  }

  .next {
    right: 8px;
  }

  &[data-controls-hidden] > :not(.pictures):not(:focus-within) {
    opacity: 0;
    pointer-events: none;
  }

  &[data-controls-hidden] a,
  &[data-controls-hidden] button {
    pointer-events: none;
  }

  @media (hover: none) {
    .previous:not(:focus-visible),
    .next:not(:focus-visible) {
      clip-path: inset(50%);
    }
  }

  .foot {
    left: 0;
    right: 0;
    bottom: 0;
    max-height: 50%;
    padding: 40px 20px calc(16px + var(--safe-bottom));
    overflow-y: auto;
    background: linear-gradient(transparent, rgba(0, 0, 0, 0.75) 40px);
    pointer-events: none;
  }

  .foot > p {
    margin-bottom: 10px;
    color: #edebe7;
    font-size: var(--text-ui);
    line-height: 1.6;
  }

  .actions {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 24px;
    font-size: var(--text-small);
  }

  .actions > a,
  .actions > button {
    display: flex;
    align-items: center;
    gap: 6px;
    min-height: var(--target);
    pointer-events: auto;
  }

  .actions > span {
    margin-left: auto;
    color: #a9a7ac;
    font-size: var(--text-micro);
  }
`;
