import { pressed } from '@share/ui/fragments';
import styled from 'styled-components';

export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  column-gap: 16px;
  min-height: 44px;
  margin: 12px 0 20px;
  border: solid var(--line);
  border-width: 1px 0;
  font-size: var(--text-small);
  color: var(--ink-3);
`;

export const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  column-gap: 16px;
  color: var(--ink-2);
`;

export const Tool = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-height: var(--target);

  ${pressed}

  /* Seen once the browser has a voice, in the room it has from the beginning: nothing moves. */
  &[data-speech] {
    order: 1;
  }

  :root:not([data-voice]) &[data-speech] {
    visibility: hidden;
  }
`;
