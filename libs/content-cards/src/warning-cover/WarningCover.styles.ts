import styled from 'styled-components';

export const Cover = styled.details`
  > summary {
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
  }

  > summary::-webkit-details-marker {
    display: none;
  }

  > summary > span {
    display: inline-flex;
    align-items: center;
    min-height: var(--target);
    padding: 0 20px;
    border-radius: var(--radius-pill);
    box-shadow: inset 0 0 0 1px #fff;
    font-weight: 600;
  }

  &[open] > summary > span {
    box-shadow: none;
    font-weight: 400;
  }

  &[open] > summary {
    flex-direction: row;
    justify-content: space-between;
    min-height: var(--target);
    padding: 0 var(--gutter);
    font-size: var(--text-small);
    text-align: left;
  }

  &[open] [data-when='closed'],
  &:not([open]) [data-when='open'] {
    display: none;
  }
`;
