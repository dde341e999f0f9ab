import styled from 'styled-components';

export const ByLine = styled.div`
  display: flex;
  align-items: center;
  gap: 10px;
  min-height: 44px;
`;

export const Names = styled.div`
  flex: 1;
  min-width: 0;
`;

export const Account = styled.p`
  overflow: hidden;
  font-size: var(--text-label);
  font-weight: 600;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

export const Meta = styled.p`
  overflow: hidden;
  font-size: var(--text-micro);
  line-height: 1.4;
  color: var(--ink-3);
  text-overflow: ellipsis;
  white-space: nowrap;

  > * + *::before {
    content: ' · ';
    white-space: pre;
  }
`;

/* Wide enough for 已关注, so that nothing moves. */
export const Follow = styled.div`
  flex: none;
  min-width: calc(28px + 39px * var(--ui));
  text-align: right;
`;
