import styled from 'styled-components';

export const Root = styled.div`
  text-align: center;
`;

export const Label = styled.p`
  margin-bottom: 10px;
  color: var(--ink-3);
  font-size: var(--text-small);
`;

export const Clock = styled.time`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(0, calc(64px * var(--ui)));
  justify-content: center;
  gap: 8px;

  ${Root}[data-style='line'] > & {
    display: flex;
    flex-wrap: wrap;
  }
`;

export const Unit = styled.span`
  padding: 10px 0 8px;
  border-radius: var(--radius-l);
  background: var(--sunken);
  color: var(--ink-3);
  font-size: var(--text-micro);
  line-height: 1.4;

  @media (orientation: landscape) and (max-height: 500px) {
    padding: 4px 0;
  }

  ${Root}[data-style='line'] & {
    padding: 0;
    background: none;
    font-size: var(--text-label);
  }
`;

/** A number, or that the time is over. */
export const Large = styled.b`
  display: block;
  color: var(--ink);
  font-size: min(calc(28px * var(--ui)), 10vw);
  line-height: 1.22;

  ${Root}[data-style='line'] & {
    display: inline;
    margin-right: 2px;
    font-size: var(--text-heading);
  }
`;
