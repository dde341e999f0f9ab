import styled from 'styled-components';
import { pressed } from '../fragments.styles';

/** Without scripts nothing follows a tap. */
export const Root = styled.button`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: 4px;
  width: 100%;
  min-height: var(--target);
  color: var(--ink-2);
  font-size: var(--text-label);

  ${pressed}

  &[aria-disabled='true'] {
    color: var(--ink-3);
  }

  button& {
    @media (scripting: none) {
      display: none;
    }
  }
`;
