import styled, { keyframes } from 'styled-components';
import { Root } from './Sheet.styles';

const rise = keyframes`
  from {
    transform: translateY(100%);
  }
`;

const enter = keyframes`
  from {
    transform: translateX(100%);
  }
`;

export const Panel = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  width: 100%;
  max-width: 480px;
  min-height: 0;
  margin: 0 auto;
  padding-top: 8px;
  border-radius: var(--radius-sheet) var(--radius-sheet) 0 0;
  background: var(--raised);
  /* In the dark deeper than on paper: beside the raised ground it would not be seen. */
  --sunken: var(--if-light, #f3f2ee) var(--if-dark, var(--canvas));
  transform: translateY(100%);
  transition: transform var(--duration-leave) var(--ease-leave);

  ${Root}:not([data-scrim]) > & {
    box-shadow:
      0 0 0 1px var(--line),
      var(--shadow);
  }

  @media (orientation: landscape) and (max-height: 480px) {
    ${Root}[data-above] > & {
      margin-left: 20px;
    }
  }

  &::before {
    content: '';
    flex: none;
    width: 36px;
    height: 4px;
    margin: 0 auto 4px;
    border-radius: 2px;
    background: var(--control);
    opacity: 0.45;
  }

  ${Root}[data-side='right'] > & {
    width: 312px;
    max-width: calc(100vw - 44px);
    height: 100%;
    margin: 0 0 0 auto;
    padding-top: 4px;
    border-radius: 0;
    transform: translateX(100%);
  }

  ${Root}[data-side='right'] > &::before {
    display: none;
  }

  ${Root}[open] > & {
    transform: none;
    animation: ${rise} var(--duration-sheet) var(--ease-enter);
  }

  ${Root}[data-side='right'][open] > & {
    animation-name: ${enter};
  }
`;
