import { oneLine } from '@share/ui/fragments';
import styled from 'styled-components';

export const Root = styled.aside`
  display: flex;
  align-items: center;
  gap: 12px;
  padding: 16px 0;
  border: solid var(--line);
  border-width: 1px 0;
`;

export const Texts = styled.div`
  flex: 1;
  min-width: 0;
`;

export const Name = styled.p`
  ${oneLine}
  font-size: var(--text-ui);
  font-weight: 600;
`;

export const About = styled.p`
  ${oneLine}
  font-size: var(--text-small);
  line-height: 1.54;
  color: var(--ink-2);
`;
