import { hairline } from '@share/ui/fragments';
import styled from 'styled-components';

export const Answers = styled.ol`
  margin-bottom: 12px;
`;

export const Item = styled.li`
  ${hairline}
`;

export const Answer = styled.article`
  padding: 16px 0 4px;
`;

export const Head = styled.header`
  display: flex;
  align-items: center;
  gap: 10px;
`;

export const Lawyer = styled.div`
  flex: 1;
  min-width: 0;
`;

export const NameLine = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 6px;
  font-size: var(--text-ui);
  font-weight: 600;
  line-height: 1.5;

  svg {
    margin-right: 3px;
  }
`;

export const Name = styled.bdi`
  min-width: 0;
  overflow-wrap: anywhere;
`;

export const Text = styled.div`
  margin-top: 10px;
  font-size: var(--text-lead);
  line-height: 1.7;
  overflow-wrap: anywhere;
  text-wrap: pretty;
`;

export const Paragraph = styled.p`
  &:not(:first-child) {
    margin-top: 10px;
  }
`;
