import { pressed } from '@share/ui/fragments';
import styled from 'styled-components';

export const SendButton = styled.button`
  flex: 0 1 auto;
  max-width: 60%;
  min-height: var(--target);
  padding: 4px 12px;
  color: var(--accent-text);
  font-size: var(--text-ui);
  line-height: 1.4;
  text-align: right;

  ${pressed}

  &[aria-disabled='true'] {
    opacity: 1;
    color: var(--ink-3);
  }
`;

export const SpacedDigits = styled.div`
  input:not(:placeholder-shown) {
    letter-spacing: 0.12em;
  }
`;
