import styled from 'styled-components';

/** WeChat's menu is above the page: the arrow leaves it at the far right, and the bar of the page, with a menu of its own, goes dark. */
export const Root = styled.p`
  display: flex;
  flex-direction: column;
  align-items: flex-end;
  margin-top: -24px;
  padding-right: 12px;
  color: #fff;
  font-size: var(--text-ui);
  font-weight: 600;

  &::before {
    content: '';
    position: absolute;
    inset: -24px 0 auto;
    height: 200px;
    background: linear-gradient(#000 64px, transparent);
  }
`;

export const Arrow = styled.svg`
  position: relative;
  width: 64px;
  height: 72px;
  filter: drop-shadow(0 0 3px rgb(0 0 0 / 0.5));
`;

export const Hint = styled.span`
  position: relative;
  margin: 8px 28px 0 0;
  white-space: nowrap;
  padding: 8px 16px;
  border-radius: var(--radius-l);
  background: var(--toast);
  color: var(--toast-ink);
`;
