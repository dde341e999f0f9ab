import styled from 'styled-components';

export const Root = styled.li`
  display: flex;
  align-items: center;
  gap: 12px;
  padding: 16px 0;
  border-bottom: 1px solid var(--line);
`;

export const Account = styled.div`
  flex: 1;
  min-width: 0;

  > h3 {
    font-size: var(--text-card);
    line-height: 1.45;
  }
`;

export const About = styled.p`
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  overflow: hidden;
  color: var(--ink-3);
  font-size: var(--text-micro);
  line-height: 1.5;
`;

/** As wide as the button that comes into it. */
export const Follow = styled.div`
  display: flex;
  flex: none;
  justify-content: flex-end;
  min-width: calc(60px * var(--ui));
`;
