import styled from 'styled-components';
import { AnyElement } from '../any-element/AnyElement';

export const Root = styled.nav`
  position: relative;
  display: flex;
  padding: 0 calc(var(--gutter) - 12px);
  border-bottom: 1px solid var(--line);
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scrollbar-width: none;
  -webkit-overflow-scrolling: touch;

  &::-webkit-scrollbar {
    display: none;
  }
`;

export const Tab = styled(AnyElement)`
  position: relative;
  display: flex;
  flex: none;
  align-items: center;
  min-height: max(44px, var(--target));
  padding: 0 12px;
  color: var(--ink-2);
  font-size: var(--text-button);
  white-space: nowrap;

  &:focus-visible {
    outline-offset: -2px;
  }

  &[aria-selected='true'],
  &[aria-current] {
    color: var(--ink);
    font-weight: 600;
  }

  &::after {
    content: '';
    position: absolute;
    left: 50%;
    bottom: 0;
    width: 20px;
    height: 3px;
    margin-left: -10px;
    border-radius: 2px 2px 0 0;
    background: var(--accent-graphic);
    transform: scaleX(0);
    transition: transform var(--duration-base) var(--ease-standard);

    @media (forced-colors: active) {
      background: CanvasText;
    }
  }

  &[aria-selected='true']::after,
  &[aria-current]::after {
    transform: none;
  }
`;
