import styled from 'styled-components';

export const Bar = styled.div`
  display: flex;
  align-items: center;
  padding: 4px;

  > :first-child {
    margin-right: auto;
  }

  [data-env='mini-program'] & {
    display: none;
  }
`;

/* 36 px visible, 44 px tap target. Hidden where the app is not offered. */
export const Offer = styled.div`
  position: relative;
  display: flex;
  align-items: center;
  min-width: 0;

  &::before {
    content: '';
    position: absolute;
    inset: 4px 0;
    border-radius: var(--radius-pill);
    background: var(--glass);
  }

  > button {
    position: relative;
    min-height: var(--target);
  }

  > button:first-child {
    padding-left: 14px;
    font-size: var(--text-small);
  }

  [data-offer] &,
  [data-env='client'] &,
  [data-size='elder'] & {
    display: none;
  }
`;
