import styled from 'styled-components';

/* White on dark in both appearances; slots inherit these colours. */
export const Screen = styled.article`
  --ink: #fff;
  --ink-2: #fff;
  --ink-3: #fff;
  --control: rgba(255, 255, 255, 0.7);
  --paper: #0e0e10;
  --sunken: var(--glass);
  --placeholder: #2a2a2e;
  --accent-text: var(--accent);

  position: relative;
  height: 100vh;
  min-height: 420px;
  overflow: hidden;
  background: #0e0e10;
  color: #fff;
  overscroll-behavior: contain;

  @supports (height: 100dvh) {
    height: 100dvh;
  }

  &::before,
  &::after {
    content: '';
    position: absolute;
    left: 0;
    right: 0;
    z-index: 1;
    pointer-events: none;
  }

  &::before {
    top: 0;
    height: 120px;
    background: linear-gradient(rgba(14, 14, 16, 0.6), transparent);
  }

  &::after {
    bottom: 0;
    height: 320px;
    background: linear-gradient(transparent, rgba(14, 14, 16, 0.82));
  }
`;

export const Top = styled.div`
  position: absolute;
  inset: 0 0 auto;
  z-index: 2;
  padding-top: env(safe-area-inset-top);
`;

/* A control in a slot looks like its neighbours: 28 px with a label under it. */
export const Rail = styled.div`
  position: absolute;
  right: 8px;
  bottom: calc(104px + var(--safe-bottom));
  z-index: 2;
  display: flex;
  flex-direction: column;
  gap: 14px;
  align-items: center;
  width: 52px;
  filter: drop-shadow(0 1px 2px rgba(0, 0, 0, 0.6));

  button {
    min-width: 52px;
  }

  button > svg {
    width: 28px;
    height: 28px;
  }

  button > small {
    display: block;
    margin-top: 4px;
    font-size: var(--text-micro);
    line-height: 1.4;
  }
`;

export const Info = styled.div`
  position: absolute;
  left: var(--gutter);
  right: 76px;
  bottom: calc(56px + var(--safe-bottom));
  z-index: 2;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;
  max-height: 60%;
  overflow-y: auto;
  text-shadow: 0 1px 3px rgba(0, 0, 0, 0.6);
  pointer-events: none;

  > * {
    pointer-events: auto;
  }

  /* The follow button stands beside the name. */
  [data-by-line] > div {
    flex: 0 1 auto;
  }

  h1,
  details p {
    font-size: calc(16px * (1 + (var(--reading) - 1) * 0.5));
    font-weight: 400;
    line-height: 1.55;
    text-wrap: pretty;
  }

  summary {
    position: relative;
    min-height: var(--target);
    list-style: none;
    cursor: pointer;
  }

  summary::-webkit-details-marker {
    display: none;
  }

  details[open] {
    padding: 0 10px 8px;
    border-radius: var(--radius-m);
    background: var(--glass);
  }

  details:not([open]) h1 {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    overflow: hidden;
  }

  b {
    font-size: var(--text-label);
  }

  [open] [data-when='closed'],
  details:not([open]) [data-when='open'] {
    display: none;
  }

  .topic {
    display: flex;
    align-items: center;
    gap: 4px;
    font-size: var(--text-small);
  }
`;
