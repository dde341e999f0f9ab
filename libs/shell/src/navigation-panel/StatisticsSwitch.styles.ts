import styled, { css } from 'styled-components';
import { Name, Row } from './Row.styles';

/** A long name wraps beside the switch, which keeps its place. */
export const Root = styled(Row)`
  flex-wrap: nowrap;
  cursor: pointer;
`;

export const Words = styled(Name)`
  display: flex;
  flex-direction: column;
  padding: 6px 0;
  white-space: normal;
`;

export const Purpose = styled.small`
  color: var(--ink-3);
  font-size: var(--text-small);
`;

const place = css`
  flex: none;
  width: calc(46px * var(--ui));
  height: max(44px, var(--target));
`;

export const Place = styled.span`
  ${place}
`;

export const Control = styled.input`
  ${place}

  position: relative;
  margin: 0;
  appearance: none;
  cursor: pointer;

  /* The track and its knob. */
  &::before,
  &::after {
    content: '';
    position: absolute;
    top: 50%;
    border-radius: 50px;
    transform: translateY(-50%);
  }

  &::before {
    inset-inline: 0;
    height: calc(28px * var(--ui));
    background: var(--control);
  }

  &::after {
    left: calc(3px * var(--ui));
    width: calc(22px * var(--ui));
    height: calc(22px * var(--ui));
    background: #fff;
  }

  &:checked::before {
    background: var(--accent-fill);
  }

  &:checked::after {
    left: auto;
    right: calc(3px * var(--ui));
  }

  &:focus-visible {
    outline: none;
  }

  &:focus-visible::before {
    outline: 2px solid var(--ink);
    outline-offset: 2px;
  }

  @media (forced-colors: active) {
    &::before {
      border: 1px solid ButtonText;
    }

    &::after {
      background: ButtonText;
    }
  }
`;
