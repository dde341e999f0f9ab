import styled from 'styled-components';

export const Root = styled.div`
  position: relative;

  > :not(:first-child) {
    position: absolute;
    right: 6px;
    bottom: 6px;
  }
`;

export const Missing = styled.span`
  position: relative;
  display: block;
  padding-top: 56.25%;
  border-radius: var(--radius-m);
  background: var(--placeholder);
  color: var(--ink-3);

  > svg {
    position: absolute;
    left: calc(50% - 12px);
    top: calc(50% - 12px);
  }
`;
