import styled from 'styled-components';

export const Bar = styled.footer`
  position: fixed;
  inset: auto 0 0;
  z-index: var(--z-bar);
  display: flex;
  align-items: center;
  min-height: calc(52px + env(safe-area-inset-bottom));
  padding: 0 4px env(safe-area-inset-bottom) 16px;
  border-top: 1px solid var(--line);
  background: var(--paper);
`;

/** The pill is 36 high, the target around it 52. */
export const Write = styled.button`
  position: relative;
  flex: 1;
  min-width: 0;
  height: 36px;
  margin-right: 4px;
  padding: 0 14px;
  overflow: hidden;
  border-radius: 18px;
  background: var(--sunken);
  font-size: 14px;
  color: var(--ink-3);
  text-align: left;
  text-overflow: ellipsis;
  white-space: nowrap;

  &::after {
    position: absolute;
    inset: -8px 0;
    content: '';
  }
`;
