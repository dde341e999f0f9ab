import styled, { keyframes } from 'styled-components';

const appear = keyframes`
  from { opacity: 0; }
`;

const pulse = keyframes`
  to { opacity: 0.55; }
`;

/* Comes after 200 ms, breathes for 2.4 s and then stays still. */
export const Ground = styled.div`
  animation: ${appear} 1ms 200ms backwards;

  > div {
    animation: ${pulse} 1200ms 200ms 2 alternate;
  }

  i {
    display: block;
    border-radius: var(--radius-s);
    background: var(--placeholder);
  }

  i.picture {
    margin-top: 24px;
    padding-top: 66.667%;
    border-radius: 0;
  }

  .text {
    padding: 24px var(--gutter) 0;
  }

  .kicker {
    width: 72px;
    height: 14px;
  }

  .title {
    height: 26px;
    margin-top: 14px;
  }

  .title + .title {
    width: 62%;
    margin-top: 10px;
  }

  .line {
    height: 16px;
    margin-top: 16px;
  }

  .line.end {
    width: 70%;
  }

  .row {
    display: flex;
    gap: 14px;
    padding: 16px 0;
  }

  .row + .row {
    border-top: 1px solid var(--line);
  }

  .row > div {
    flex: 1;
  }

  .row .line:first-child {
    margin-top: 4px;
  }

  .row .line.end {
    height: 12px;
    width: 40%;
  }

  i.thumb {
    width: 112px;
    height: 75px;
    border-radius: var(--radius-m);
  }

  @media (prefers-reduced-motion: reduce) {
    > div {
      animation: none;
    }
  }
`;
