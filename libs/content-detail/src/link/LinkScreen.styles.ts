import { oneLine } from '@share/ui/fragments';
import styled from 'styled-components';

export const Bar = styled.header`
  display: flex;
  align-items: center;
  min-height: 52px;
  padding: 0 4px 0 var(--gutter);
  border-bottom: 1px solid var(--line);

  /* The iframe alone: at most the capsule lies over its corner (R59). */
  &[data-bare] {
    position: absolute;
    right: 0;
    z-index: 1;
    padding: 0 4px;
    border: 0;
  }
`;

export const Name = styled.h1`
  flex: 1;
  min-width: 0;
  font-size: var(--text-card);

  ${oneLine}
`;

export const Frame = styled.iframe`
  width: 100%;
  height: calc(100vh - 104px);
  min-height: 400px;
  background: var(--paper);

  @supports (height: 100dvh) {
    height: calc(100dvh - 104px);
  }
`;
