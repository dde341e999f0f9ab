import styled from 'styled-components';

export const Replies = styled.div`
  padding: 10px 12px;
  border-radius: var(--radius-m);
  background: var(--sunken);

  li {
    overflow-wrap: anywhere;
    font-size: calc(15px * (1 + (var(--reading) - 1) * 0.7));
    line-height: 1.6;
  }

  li + li {
    margin-top: 6px;
  }

  strong + span {
    margin: 0 4px;
  }
`;

export const Expand = styled.button`
  display: flex;
  align-items: center;
  gap: 2px;
  min-height: var(--target);
  margin: -2px 0 -10px;
  font-size: calc(13px * var(--ui));
  color: var(--ink-2);
`;
