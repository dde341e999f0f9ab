import styled from 'styled-components';
import { Root } from './Sheet.styles';

export const Header = styled.header`
  display: flex;
  align-items: center;
  flex: none;
  min-height: var(--target);
  padding: 0 8px 0 20px;

  ${Root}[data-side='right'] & {
    min-height: max(52px, var(--target));
  }
`;

export const Title = styled.h2`
  flex: 1;
  min-width: 0;
  font-size: var(--text-heading);
  line-height: 1.4;
`;

export const Content = styled.div`
  min-height: 0;
  padding: 0 20px 24px;
  overflow-y: auto;
  overscroll-behavior: contain;
  -webkit-overflow-scrolling: touch;

  &:last-child {
    padding-bottom: calc(24px + var(--safe-bottom));
  }
`;

/** A secondary line under the title. */
export const Note = styled.p`
  margin-bottom: 20px;
  color: var(--ink-2);
  font-size: var(--text-label);
`;

export const Footer = styled.footer`
  flex: none;
  padding: 8px 20px calc(24px + var(--safe-bottom));

  @media (max-height: 480px) {
    padding-bottom: calc(12px + var(--safe-bottom));
  }
`;
