import styled from 'styled-components';

/* Height by padding: web views before 2021 do not know aspect-ratio. Media are dark in both appearances. */
export const Player = styled.div`
  position: relative;
  overflow: hidden;
  padding-top: 56.25%;
  background: #0e0e10;
  color: #fff;

  &[data-shape='square'] {
    padding-top: 100%;
  }

  &[data-shape='upright'] {
    padding-top: 133.333%;
  }

  &:fullscreen {
    padding: 0;
  }

  video {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    object-fit: contain;
  }

  &[data-state='idle'] video {
    object-fit: cover;
  }

  :focus-visible {
    outline-color: #fff;
  }

  &[data-state='failed'] > .middle {
    background: var(--glass);
  }

  > .middle {
    position: absolute;
    inset: 0;
    display: flex;
    flex-direction: column;
    align-items: center;
    justify-content: center;
    gap: 12px;
    padding: 0 var(--gutter);
    text-align: center;
    pointer-events: none;
  }

  > .middle > * {
    pointer-events: auto;
  }

  > .middle,
  > .controls {
    transition: opacity var(--duration-base) var(--ease-standard);
  }

  &[data-awake='false'] > .middle,
  &[data-awake='false'] > .controls {
    opacity: 0;
  }

  &[data-awake='false'] > .middle *,
  &[data-awake='false'] > .controls * {
    pointer-events: none;
  }

  > .length {
    position: absolute;
    right: 12px;
    bottom: 12px;
  }

  > .notice {
    position: absolute;
    left: 12px;
    right: 12px;
    top: 8px;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 8px;
  }

  .notice p,
  .middle p {
    font-size: var(--text-label);
  }

  .notice p {
    padding: 8px 12px;
    border-radius: var(--radius-m);
    background: var(--glass);
  }

  .notice button,
  .middle p + button {
    min-height: var(--target);
    padding: 0 16px;
    border-radius: var(--radius-pill);
    background: var(--glass);
    box-shadow: inset 0 0 0 1px rgba(255, 255, 255, 0.7);
    font-size: var(--text-label);
  }
`;

export const Controls = styled.div.attrs({ className: 'controls' })`
  position: absolute;
  left: 0;
  right: 0;
  bottom: 0;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  padding: 24px 4px 0 12px;
  background: linear-gradient(transparent, rgba(14, 14, 16, 0.8));
  font-size: var(--text-micro);

  > div {
    display: flex;
    align-items: center;
  }

  > div:first-child {
    flex: 1 1 0;
    min-width: calc(92px + 72px * var(--ui));
    gap: 12px;
    padding-right: 8px;
  }

  button {
    min-width: var(--target);
    min-height: var(--target);
    color: #fff;
    font-size: var(--text-small);
  }

  button[data-on] {
    font-weight: 600;
    text-decoration: underline;
    text-underline-offset: 4px;
  }
`;
