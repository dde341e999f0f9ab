import { Button } from '@share/ui';
import { pressed } from '@share/ui/fragments';
import styled from 'styled-components';

/** A block of its own: it takes the room that is left beside the float of the screen, or goes below it when its text does not fit. */
export const Continue = styled.div`
  display: flex;
  min-width: max-content;
  padding-bottom: 20px;

  @media (scripting: none) {
    display: none;
  }
`;

export const Play = styled(Button)`
  && {
    flex: 1;
    padding: 0 8px;
    white-space: nowrap;
  }
`;

export const Tracks = styled.div`
  clear: both;

  > section > button {
    margin-top: 12px;
  }

  /* Without scripts an episode is played on its own page. */
  button {
    @media (scripting: none) {
      display: none;
    }
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
    inset: calc((100% - var(--target)) / 2) 0;
  }

  ${pressed}
`;
