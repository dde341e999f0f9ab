import { oneLine, pressed } from '@share/ui/fragments';
import styled from 'styled-components';

export const Card = styled.a`
  display: flex;
  gap: 12px;
  padding: 14px 0;

  & + & {
    border-top: 1px solid var(--line);
  }

  ${pressed}
`;

export const Cover = styled.span`
  display: flex;
  flex: none;
  align-items: center;
  justify-content: center;
  width: 56px;
  height: 56px;
  overflow: hidden;
  border-radius: var(--radius-m);
  background: var(--placeholder);
  color: var(--ink-3);

  > div {
    width: 100%;
  }
`;

export const Texts = styled.span`
  display: block;
  flex: 1;
  min-width: 0;
`;

export const Name = styled.b`
  display: block;
  font-size: var(--text-button);
  font-weight: 600;
  line-height: 1.45;
`;

export const About = styled.span`
  ${oneLine}
  display: block;
  font-size: var(--text-small);
  line-height: 1.5;
  color: var(--ink-2);
`;
