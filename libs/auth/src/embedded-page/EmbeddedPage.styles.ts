import styled from 'styled-components';

export const Root = styled.div`
  position: relative;
  display: flex;
  align-items: center;
  justify-content: center;
  height: 100%;
  overflow: auto;
  color: var(--ink-2);
  font-size: var(--text-ui);
  text-align: center;
`;

export const Message = styled.p`
  margin-bottom: 12px;
`;

export const Frame = styled.iframe`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  border-radius: var(--radius-m);
  background: var(--paper);
  opacity: 0;

  &[data-shown] {
    opacity: 1;
  }
`;
