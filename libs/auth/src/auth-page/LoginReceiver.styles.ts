import styled from 'styled-components';

/** Room for the result of the login, so that the content below does not move. */
export const Place = styled.div`
  min-height: 420px;
`;

export const Busy = styled.p`
  padding: 120px var(--gutter);
  color: var(--ink-2);
  font-size: var(--text-ui);
  text-align: center;
`;
