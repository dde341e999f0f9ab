import { oneLine, pressed } from '@share/ui/fragments';
import styled from 'styled-components';

/** The link of the title reaches over the whole card. */
export const Root = styled.article`
  position: relative;
  padding: 20px 0;

  ${pressed}
`;

export const Meta = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 8px;
  margin-bottom: 8px;
  font-size: var(--text-micro);
  line-height: 1.4;
  color: var(--ink-3);
`;

export const Title = styled.h2`
  font-size: var(--text-heading);
  line-height: 1.4;
`;

export const TitleLink = styled.a`
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`;

export const Content = styled.div`
  display: flex;
  gap: 14px;
  margin-top: 8px;
`;

export const Text = styled.p`
  flex: 1;
  min-width: 0;
  font-size: var(--text-comment);
  line-height: 1.65;
  color: var(--ink-2);
  white-space: pre-line;
`;

export const Thumb = styled.div`
  flex: none;
  width: 112px;
`;

export const Story = styled.p`
  display: flex;
  align-items: center;
  gap: 4px;
  margin-top: 10px;
  font-size: var(--text-small);
  color: var(--ink-3);
`;

export const StoryTitle = styled.span`
  flex: 0 1 auto;
  min-width: 0;
  ${oneLine}
`;
