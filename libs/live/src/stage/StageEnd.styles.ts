import styled from 'styled-components';

export const Root = styled.div`
  position: absolute;
  inset: 0;
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  padding: 0 var(--gutter);
  background: var(--glass);
  font-size: var(--text-small);
  line-height: 1.6;
  text-align: center;
`;

export const State = styled.p`
  font-size: var(--text-button);
  font-weight: 600;
`;

export const OtherRooms = styled.a`
  position: relative;
  display: flex;
  align-items: center;
  isolation: isolate;
  min-height: var(--target);
  margin-top: 4px;
  padding: 0 18px;

  &::before {
    content: '';
    position: absolute;
    inset: calc((var(--target) - 36px * var(--ui)) / 2) 0;
    z-index: -1;
    border-radius: var(--radius-pill);
    background: rgba(255, 255, 255, 0.2);
  }
`;
