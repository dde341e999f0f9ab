import styled from 'styled-components';

export const Player = styled.div`
  margin: 20px var(--gutter) 0;
  padding: 4px 16px 16px;
  border-radius: var(--radius-l);
  background: var(--sunken);

  audio[controls] {
    width: 100%;
    margin: 12px 0;
  }
`;

export const Clock = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 8px;
  justify-content: space-between;
  margin-top: -8px;
  color: var(--ink-3);
  font-size: var(--text-micro);
`;

export const Failure = styled.span`
  color: var(--error);
`;

/* The speed stands alone on the left; the empty column on the right keeps the big button in the middle. */
export const Controls = styled.div`
  display: grid;
  grid-template: 64px / 1fr var(--target) 64px var(--target) 1fr;
  align-items: center;
  gap: 12px;
  margin-top: 8px;
`;

export const Speed = styled.button`
  justify-self: start;
  min-width: var(--target);
  min-height: var(--target);
  color: var(--ink-2);
  font-size: var(--text-label);
  font-weight: 600;
  text-align: left;

  &:active {
    opacity: 0.7;
  }
`;

export const Play = styled.button`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  width: 64px;
  height: 64px;
  border-radius: 50%;
  background: var(--accent-fill);
  color: var(--on-accent);

  &:active {
    background: var(--accent-fill-pressed);
  }
`;
