import styled from 'styled-components';
import { Name, Row } from './Row.styles';

export const Select = styled.select`
  min-height: var(--target);
  border: 0;
  background: none;
  font: inherit;
  font-size: var(--text-label);
  color: var(--ink-3);
  text-align: right;
  border-radius: var(--radius-m);
  appearance: none;
  cursor: pointer;

  /* Browsers show a ring round a list that a finger has opened. */
  &[data-pressed] {
    outline: 0;
  }
`;

export const Option = styled.option`
  background: var(--raised);
  color: var(--ink);
`;

/** No offer in the own client, in a mini program and in the elder mode. */
export const OpenApp = styled(Row)`
  border-bottom: 1px solid var(--line);

  [data-env='client'] &&,
  [data-env='mini-program'] &&,
  [data-size]:not([data-size='large']) && {
    display: none;
  }
`;

export const AppName = styled(Name)`
  white-space: normal;
`;
