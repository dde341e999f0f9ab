import styled from 'styled-components';

export const Root = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  padding: 28px 20px;
  text-align: center;
  text-wrap: balance;
`;

/** Of the drawing. */
export const Lines = styled.svg`
  width: 160px;
  height: 120px;
  color: var(--ink-3);
`;

/** Of a page that failed. */
export const Heading = styled.h1`
  margin-top: 20px;
  font-size: var(--text-heading);
  line-height: 1.4;
`;

export const Statement = styled.p`
  margin-top: 16px;
  color: var(--ink-2);
  font-size: var(--text-ui);
  line-height: 1.6;
`;

export const Note = styled.p`
  margin-top: 8px;
  color: var(--ink-2);
  font-size: var(--text-ui);
  line-height: 1.6;

  ${Statement} + & {
    margin-top: 4px;
    color: var(--ink-3);
    font-size: var(--text-label);
  }
`;

export const Controls = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: 4px;
  min-width: 180px;
  margin-top: 28px;
`;
