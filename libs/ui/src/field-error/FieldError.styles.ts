import styled from 'styled-components';

export const Root = styled.div`
  color: var(--error);
  font-size: var(--text-small);
  line-height: calc(20 / 13);
`;

export const Message = styled.p`
  display: flex;
  gap: 4px;
  margin: 6px 0 0 2px;

  > svg {
    margin-top: calc(2px * var(--ui));
  }
`;
