import { IconButton } from '@share/ui';
import { oneLine, pressed } from '@share/ui/fragments';
import styled from 'styled-components';

export const Position = styled.span`
  flex: none;
  min-width: 24px;
  color: var(--ink-3);
  font-size: var(--text-ui);
`;

export const TitleLink = styled.a`
  /* One line is as high as a target. */
  --over: calc((var(--target) - 1.5em) / 2);

  display: block;
  margin: calc(-1 * var(--over)) 0;
  padding: var(--over) 0;
  font-size: var(--text-button);

  ${oneLine}

  /* Large text would leave nothing of a long title. */
  :root[data-size]:not([data-size='large']) & {
    overflow-wrap: anywhere;
    white-space: normal;
    text-wrap: balance;
    word-break: keep-all;
  }

  ${pressed}
`;

export const Words = styled.div`
  flex: 1;
  min-width: 0;
`;

export const Toggle = styled(IconButton)`
  && {
    margin-right: -12px;
    color: var(--ink-2);
  }
`;

export const Meta = styled.p`
  margin-top: 2px;
  color: var(--ink-3);
  font-size: var(--text-micro);
  line-height: 1.4;

  > :not(:first-child)::before {
    content: ' · ';
    white-space: pre;
  }
`;

export const Row = styled.li`
  display: flex;
  align-items: center;
  gap: 12px;
  min-height: 68px;
  padding: 8px 0;
  border-bottom: 1px solid var(--line);

  &[aria-current] ${Position}, &[aria-current] ${TitleLink} {
    color: var(--accent-text);
  }

  &[aria-current] ${TitleLink} {
    font-weight: 600;
  }
`;
