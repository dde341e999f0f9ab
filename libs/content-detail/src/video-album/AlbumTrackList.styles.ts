import styled from 'styled-components';

export const Row = styled.a`
  display: flex;
  gap: 14px;
  padding: 12px 0;

  li + li > & {
    border-top: 1px solid var(--line);
  }

  &:active {
    opacity: 0.7;
  }

  .picture {
    flex: none;
    align-self: flex-start;
    width: 128px;
  }

  .text {
    flex: 1;
    min-width: 0;
  }

  .title {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    overflow: hidden;
    font-size: var(--text-button);
    line-height: 1.45;
  }

  .meta {
    display: flex;
    flex-wrap: wrap;
    gap: 0 8px;
    margin-top: 6px;
    color: var(--ink-3);
    font-size: var(--text-micro);
    line-height: 1.4;
  }

  &[aria-current] .title {
    color: var(--accent-text);
    font-weight: 600;
  }
`;
