import styled from 'styled-components';

/** Caption and actions of the picture. */
export const Foot = styled.div`
  position: absolute;
  left: 0;
  right: 0;
  bottom: 0;
  max-height: 50%;
  padding: 40px 20px calc(16px + var(--safe-bottom));
  overflow-y: auto;
  background: linear-gradient(transparent, rgba(0, 0, 0, 0.75) 40px);
  pointer-events: none;
  transition: opacity var(--duration-fast);
`;

export const Caption = styled.p`
  margin-bottom: 10px;
  color: #edebe7;
  font-size: var(--text-ui);
  line-height: 1.6;
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 24px;
  font-size: var(--text-small);
`;

export const Action = styled.button`
  display: flex;
  align-items: center;
  gap: 6px;
  min-height: var(--target);
  pointer-events: auto;
`;

export const Hint = styled.span`
  margin-left: auto;
  color: #a9a7ac;
  font-size: var(--text-micro);
`;
