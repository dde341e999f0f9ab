import styled from 'styled-components';

export const Root = styled.header`
  padding: 20px var(--gutter) 14px;
`;

export const Row = styled.div`
  display: flex;
  align-items: center;
  gap: 14px;
`;

export const Cover = styled.div`
  flex: none;
  width: 64px;

  && > [data-picture] {
    border-radius: 16px;
  }
`;

export const Names = styled.div`
  flex: 1;
  min-width: 0;
  overflow-wrap: anywhere;
`;

export const Title = styled.h1`
  font-size: var(--text-heading);
  line-height: 1.4;
`;

export const Description = styled.p`
  margin-top: 12px;
  color: var(--ink-2);
  font-size: var(--text-label);
  line-height: 1.6;
  overflow-wrap: anywhere;
`;
