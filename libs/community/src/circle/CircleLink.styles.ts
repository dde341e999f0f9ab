import styled from 'styled-components';

/** The circle of a post or topic, named within a line of facts. */
export const CircleLink = styled.a`
  color: var(--ink-2);
  text-decoration: underline;
  text-underline-offset: 2px;
`;
