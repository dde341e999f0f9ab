import styled from 'styled-components';

export const Replies = styled.div`
  padding: 10px 12px 4px;
  border-radius: var(--radius-m);
  background: var(--sunken);

  li {
    scroll-margin: 72px 0 96px;
    outline: 0;
  }

  li > p {
    overflow-wrap: anywhere;
    font-size: calc(15px * (1 + (var(--reading) - 1) * 0.7));
    line-height: 1.6;
    white-space: pre-line;
  }

  li + li {
    margin-top: 4px;
  }

  /* The tag's own ground is that of the replies: it would be invisible. */
  strong + span {
    margin-left: 4px;
    background: var(--paper);
  }
`;

export const Expand = styled.button`
  display: flex;
  align-items: center;
  gap: 2px;
  min-height: var(--target);
  margin: -4px 0;
  font-size: var(--text-small);
  color: var(--ink-2);
`;
