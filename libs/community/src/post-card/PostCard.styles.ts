import styled from 'styled-components';

export const Root = styled.article`
  padding: 18px var(--gutter) 6px;
`;

export const Header = styled.header`
  display: flex;
  align-items: center;
  gap: 10px;

  > button {
    margin-right: -10px;
    color: var(--ink-3);
  }
`;

export const Author = styled.div`
  flex: 1;
  min-width: 0;
`;

export const NameLine = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 6px;
  font-size: var(--text-label);
  font-weight: 600;
  line-height: 1.5;
`;

export const Alias = styled.bdi`
  min-width: 0;
  overflow-wrap: anywhere;
`;

export const Meta = styled.p`
  font-size: var(--text-micro);
  line-height: 1.4;
  color: var(--ink-3);
  overflow-wrap: anywhere;
`;

/** In a list a long text ends after six lines; its page has all of it. */
export const Text = styled.p`
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 6;
  overflow: hidden;
  /* Room for the target of a topic on the first line. */
  margin-top: -2px;
  padding-top: 10px;
  font-size: var(--text-lead);
  line-height: 1.7;
  overflow-wrap: anywhere;
  white-space: pre-line;
  text-wrap: pretty;

  &[data-whole] {
    display: block;
    overflow: visible;
  }
`;

export const Topic = styled.a`
  position: relative;
  color: var(--accent-text);

  /* A line of text in a full-size target. */
  &::after {
    content: '';
    position: absolute;
    inset: calc((1.5em - var(--target)) / 2) 0;
  }

  /* Within a text that is no link itself, more than its colour distinguishes it. */
  ${Text}[data-whole] > & {
    font-weight: 600;
  }
`;
