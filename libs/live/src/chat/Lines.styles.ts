import { pressed } from '@share/ui/fragments';
import styled from 'styled-components';

export const Item = styled.li`
  padding: 5px 0;
  font-size: var(--text-ui);
  line-height: 1.6;
  overflow-wrap: anywhere;
  white-space: pre-line;

  [data-variant='overlay'] & {
    color: var(--ink);
    text-shadow: 0 1px 3px var(--badge);
  }

  &[data-status] {
    color: var(--ink-2);
  }

  &[data-offers] {
    position: relative;
  }

  /* Each target clear of the next one, and of the text. */
  [data-choosing] > & {
    min-height: var(--target);
    padding-right: calc(36px + 2 * var(--text-small));
  }
`;

export const Name = styled.bdi`
  margin-right: 6px;
  color: var(--ink-3);

  [data-variant='overlay'] & {
    color: var(--ink);
    font-weight: 600;
  }

  @supports (color: color-mix(in srgb, red, white)) {
    [data-variant='overlay'] [data-host] > & {
      color: color-mix(in srgb, var(--accent-graphic) 30%, white);
    }
  }
`;

export const Host = styled.span`
  display: inline-flex;
  align-items: center;
  min-height: calc(18px * var(--ui));
  margin-right: 4px;
  padding: 0 5px;
  border-radius: 3px;
  background: var(--accent-soft);
  color: var(--accent-text);
  font-size: var(--text-nano);
  line-height: 1.4;
  white-space: nowrap;

  [data-variant='overlay'] & {
    padding: 0;
    background: none;
    color: var(--ink);
    font-size: inherit;
  }
`;

/** Over the end of its line, or beside it over a picture: it moves nothing. 32 px to see, and as high as a target. */
export const Report = styled.button`
  position: absolute;
  top: 50%;
  right: 0;
  isolation: isolate;
  min-width: calc(28px + var(--text-small) * 2);
  min-height: var(--target);
  padding: 0 14px;
  transform: translateY(-50%);
  color: var(--ink);
  font-size: var(--text-small);
  line-height: 1.4;
  text-shadow: none;
  white-space: nowrap;

  &::before {
    content: '';
    position: absolute;
    inset: calc((var(--target) - 32px * var(--ui)) / 2) 0;
    z-index: -1;
    border-radius: var(--radius-pill);
    background: var(--raised);
    box-shadow: var(--shadow);
  }

  ${pressed}

  [data-variant='overlay'] & {
    right: calc(12px - var(--chat-edge, 84px));
  }
`;
