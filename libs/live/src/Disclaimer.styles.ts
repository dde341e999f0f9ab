import styled from 'styled-components';

/** The editors' note about a room. */
export const Disclaimer = styled.p`
  padding: 14px 16px;
  border-radius: var(--radius-m);
  background: var(--sunken);
  color: var(--ink-2);
  font-size: var(--text-small);
  line-height: 1.65;
`;
