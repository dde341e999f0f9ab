import styled from 'styled-components';
import { WholeScreen } from './WholeScreen.styles';

/** The element itself is the scrim. `data-wide`: for content from edge to edge. */
export const Root = styled(WholeScreen)`
  padding: 36px;
  overflow: auto;
  overscroll-behavior: contain;
  background: var(--scrim);
  color: var(--ink);

  &[open] {
    display: flex;
  }

  &[data-wide] {
    padding: 16px;
  }
`;

export const Panel = styled.div`
  width: 100%;
  max-width: 303px;
  margin: auto;
  padding: 28px 24px 20px;
  border-radius: var(--radius-sheet);
  background: var(--raised);
  /* In the dark deeper than on paper: beside the raised ground it would not be seen. */
  --sunken: var(--if-light, #f3f2ee) var(--if-dark, var(--canvas));
  box-shadow: var(--shadow);
  text-align: center;

  ${Root}[data-wide] > & {
    padding: 20px 0 8px;
  }
`;

/** In a disc above the title. */
export const Icon = styled.span`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  width: 56px;
  height: 56px;
  margin-bottom: 14px;
  border-radius: 50%;
  background: var(--ok-soft);
  color: var(--ok);
`;

export const Title = styled.h2`
  font-size: var(--text-heading);
  line-height: 1.4;

  ${Root}[data-wide] & {
    padding: 0 16px;
  }
`;

export const Body = styled.div`
  margin-top: 8px;
  color: var(--ink-2);
  font-size: var(--text-ui);
  line-height: 1.6;
  text-wrap: balance;

  ${Root}[data-wide] & {
    margin-top: 16px;
  }
`;

export const Actions = styled.div`
  display: flex;
  flex-direction: column;
  gap: 4px;
  margin-top: 22px;

  ${Root}[data-wide] & {
    margin: 8px 16px 0;
  }
`;
