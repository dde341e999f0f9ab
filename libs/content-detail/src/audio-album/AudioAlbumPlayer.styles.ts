import styled from 'styled-components';

/* A block of its own: it takes the room that is left beside the float of the screen, or goes below it. */
export const Continue = styled.div`
  display: flex;
  min-width: calc(200px * var(--ui));
  padding-bottom: 20px;

  > button {
    flex: 1;
    min-width: 0;
    padding: 0 12px;
  }
`;

export const Tracks = styled.div`
  clear: both;

  > section > button {
    margin-top: 12px;
  }
`;

export const Order = styled.button`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: 2px;

  &::after {
    content: '';
    position: absolute;
    inset: -13px 0;
  }

  &:active {
    opacity: 0.7;
  }
`;
