import styled from 'styled-components';

export const Root = styled.section`
  position: relative;
  padding-top: 20px;
  border-top: 1px solid var(--line);

  &::before {
    content: '';
    position: absolute;
    left: 0;
    top: -1px;
    width: 24px;
    height: 3px;
    background: var(--ink);
  }
`;

export const Header = styled.header`
  display: flex;
  align-items: baseline;
  gap: 8px;
  margin-bottom: 8px;
`;

export const Title = styled.h2`
  font-size: var(--text-heading);
  line-height: 1.4;
`;

export const Count = styled.span`
  flex: none;
  font-size: var(--text-label);
  color: var(--ink-3);
`;

export const Aside = styled.div`
  flex: none;
  margin-left: auto;
  font-size: var(--text-small);
  color: var(--ink-3);
`;
