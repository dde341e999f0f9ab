import styled, { css } from 'styled-components';

export const NoticeText = styled.p`
  font-size: var(--text-label);
`;

/** Of a text that stands on the picture itself. */
export const onGlass = css`
  padding: 8px 12px;
  border-radius: var(--radius-m);
  background: var(--glass);
`;

export const NoticeButton = styled.button`
  min-height: var(--target);
  padding: 0 16px;
  border-radius: var(--radius-pill);
  background: var(--glass);
  font-size: var(--text-label);
`;

/** Where the button has nothing around it that sets it off. */
export const outlined = css`
  box-shadow: inset 0 0 0 1px rgba(255, 255, 255, 0.7);
`;
