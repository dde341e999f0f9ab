import styled from 'styled-components';

export const Content = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 4px;
  justify-items: center;
  padding-top: 8px;
  text-align: center;
`;

export const Advice = styled.p`
  margin: 8px 0 16px;
  font-size: var(--text-button);
  line-height: 1.6;
  color: var(--ink-2);
  text-wrap: balance;

  &:last-child {
    margin-bottom: 0;
  }
`;

export const Step = styled.span`
  display: inline-block;
`;

export const Code = styled.div`
  width: 220px;
  max-width: 100%;
`;
