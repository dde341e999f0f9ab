import { twoLines } from '@share/ui/fragments';
import styled, { css } from 'styled-components';

const text = css`
  font-size: calc(16px * (1 + (var(--reading) - 1) * 0.5));
  font-weight: 400;
  line-height: 1.55;
  text-wrap: pretty;
`;

export const Title = styled.h1`
  ${text}
`;

export const More = styled.span`
  display: none;
`;

export const Turn = styled.b`
  flex: none;
`;

/** All of it answers a tap: the text first, and at its end the control that opens or closes it. */
export const Summary = styled.summary`
  ${text}

  display: flex;
  align-items: flex-end;
  gap: 8px;
  min-height: var(--target);
  list-style: none;
  cursor: pointer;

  &::-webkit-details-marker {
    display: none;
  }
`;

export const Details = styled.details`
  &[open] {
    padding: 4px 10px;
    border-radius: var(--radius-m);
    background: var(--glass);
  }

  &[open] ${Summary}, &[open] ${More} {
    display: block;
  }

  &[open] ${More}:last-of-type {
    display: inline;
    margin-right: 8px;
  }

  &:not([open]) ${Title} {
    ${twoLines}
  }

  &[open] [data-when='closed'],
  &:not([open]) [data-when='open'] {
    display: none;
  }
`;
