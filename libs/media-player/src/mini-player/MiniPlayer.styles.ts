import styled from 'styled-components';

export const Bar = styled.div`
  position: fixed;
  inset: auto 0 0;
  z-index: var(--z-bar);
  display: flex;
  align-items: center;
  gap: 8px;
  min-height: calc(64px + var(--safe-bottom));
  padding: 0 8px var(--safe-bottom) var(--gutter);
  border-top: 1px solid var(--line);
  background: var(--paper);
`;

export const Progress = styled.span`
  position: absolute;
  inset: -1px 0 auto;
  height: 2px;
  background: var(--accent);
  transform-origin: left;
`;

export const Cover = styled.div`
  flex: none;
  width: 40px;

  @media (max-width: 359px) {
    display: none;
  }
`;

export const Words = styled.div`
  flex: 1;
  min-width: 0;
  font-size: var(--text-label);

  > * {
    display: block;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  > span {
    color: var(--ink-3);
    font-size: var(--text-micro);
    line-height: 1.4;
  }
`;

export const Failure = styled.span`
  && {
    color: var(--error);
  }
`;
