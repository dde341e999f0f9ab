import styled from 'styled-components';

export const Root = styled.svg`
  position: fixed;
  inset: 0;
  z-index: var(--z-watermark);
  width: 100%;
  height: 100%;
  pointer-events: none;
`;

export const Words = styled.text`
  fill: #808086;
  fill-opacity: 0.2;
  font-size: 16px;
`;
