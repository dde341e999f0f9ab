import { oneLine } from '@share/ui/fragments';
import styled from 'styled-components';

export const Root = styled.article`
  padding: 16px var(--gutter) 0;

  > h1 {
    margin-top: 10px;
    font-size: var(--text-subheading);
    line-height: 1.45;
  }
`;

export const Head = styled.div`
  display: flex;
  align-items: center;
  gap: 10px;
`;

/** A link, where the reporter has a page. */
export const Author = styled.div`
  display: flex;
  flex: 1;
  align-items: center;
  gap: 10px;
  min-width: 0;
  min-height: var(--target);

  &[href]:active {
    opacity: 0.7;
  }
`;

export const About = styled.div`
  flex: 1;
  min-width: 0;
`;

export const NameLine = styled.p`
  display: flex;
  align-items: center;
  gap: 6px;
  font-size: var(--text-label);
`;

export const Name = styled.b`
  ${oneLine}
`;

export const Text = styled.p`
  margin-top: 8px;
  font-size: calc(17px * var(--reading));
  line-height: 1.7;
  overflow-wrap: anywhere;
  white-space: pre-line;
`;

export const Pictures = styled.div`
  margin-top: 12px;
`;

export const RequestedLine = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 6px;
  font-size: var(--text-small);
  color: var(--ink-3);
`;

export const Person = styled.a`
  display: inline-flex;
  align-items: center;
  min-height: var(--target);
  color: var(--accent-text);
`;

export const TopicChips = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 12px 8px;
  margin-top: 12px;
`;

export const Progress = styled.div`
  margin-top: 20px;

  [data-place] + & {
    margin-top: 0;
  }
`;
