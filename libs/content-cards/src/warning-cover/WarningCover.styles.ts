import styled from 'styled-components';

export const Cover = styled.details`
  &[open] [data-when='closed'],
  &:not([open]) [data-when='open'] {
    display: none;
  }
`;

export const Warning = styled.summary`
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: 12px;
  min-height: 56vw;
  padding: 28px var(--gutter);
  background: #0e0e10;
  color: #fff;
  font-size: var(--text-ui);
  line-height: 1.6;
  text-align: center;
  list-style: none;
  cursor: pointer;

  &::-webkit-details-marker {
    display: none;
  }

  ${Cover}[open] > & {
    flex-direction: row;
    justify-content: space-between;
    min-height: var(--target);
    padding: 0 var(--gutter);
    font-size: var(--text-small);
    text-align: left;
  }
`;

/** The action of a tap. */
export const Action = styled.span`
  display: inline-flex;
  align-items: center;
  min-height: var(--target);
  padding: 0 20px;
  border-radius: var(--radius-pill);
  box-shadow: inset 0 0 0 1px #fff;
  font-weight: 600;

  ${Cover}[open] & {
    box-shadow: none;
    font-weight: 400;
  }
`;
