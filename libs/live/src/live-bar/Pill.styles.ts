import styled from 'styled-components';

/** In the place of a field: 36 px to see, and as high as a target; more for a second line, and never to the edge of its bar. */
export const Pill = styled.p`
  position: relative;
  display: flex;
  align-items: center;
  flex: 1;
  isolation: isolate;
  min-width: 0;
  min-height: var(--target);
  margin-right: 4px;
  padding: 8px 14px;
  color: var(--ink-3);
  font-size: var(--text-label);
  line-height: 1.4;
  text-align: left;

  &::before {
    content: '';
    position: absolute;
    inset: max(4px, calc((var(--target) - 36px * var(--ui)) / 2)) 0;
    z-index: -1;
    border-radius: 18px;
    background: var(--sunken);
  }
`;
