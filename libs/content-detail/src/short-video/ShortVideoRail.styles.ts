import styled from 'styled-components';

export const Action = styled.button`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: 4px;
  width: 100%;
  min-width: 52px;
  min-height: 50px;
  font-size: var(--text-micro);
  line-height: 1.4;

  & + & {
    margin-top: 14px;
  }

  &:active {
    opacity: 0.7;
  }
`;
