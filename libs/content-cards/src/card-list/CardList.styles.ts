import styled from 'styled-components';

export const Columns = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 12px 8px;
  padding: 16px 0;

  &:not(:first-child) {
    border-top: 1px solid var(--line);
  }

  & + a {
    border-top: 1px solid var(--line);
  }

  && > a {
    padding: 0;
    border: 0;
  }
`;
