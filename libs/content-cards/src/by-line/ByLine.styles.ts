import { oneLine } from '@share/ui/fragments';
import styled from 'styled-components';

export const Root = styled.div`
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
  ${oneLine}
  font-size: var(--text-label);
  font-weight: 600;
`;

/** Wide enough for 已关注, so that nothing moves. */
export const Follow = styled.div`
  flex: none;
  min-width: calc(28px + 39px * var(--ui));
  text-align: right;
`;
