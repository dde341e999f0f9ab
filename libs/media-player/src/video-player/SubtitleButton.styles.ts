import styled from 'styled-components';

export const Root = styled.button`
  flex: none;
  min-width: var(--target);
  min-height: var(--target);
  font-size: var(--text-small);

  &[data-on] {
    font-weight: 600;
    text-decoration: underline;
    text-underline-offset: 4px;
  }
`;
