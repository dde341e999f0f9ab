import { css, keyframes } from 'styled-components';

const fade = keyframes`
  from {
    mask-position: -16px;
    mask-size: calc(100% + 16px);
  }

  to {
    mask-position: 0;
    mask-size: calc(100% + 16px);
  }
`;

const note = keyframes`
  from,
  to {
    height: 26px;
    line-height: 26px;
  }
`;

export const wideTable = css`
  /* Scrolls inside itself where it is too wide: only then its timeline runs, which fades the edge with more behind it and says so. */
  table {
    display: block;
    max-width: 100%;
    overflow-x: auto;
    border-collapse: collapse;
    mask: linear-gradient(to right, transparent, #000 16px calc(100% - 16px), transparent) no-repeat -16px /
      calc(100% + 32px);
    animation: ${fade} linear;
    animation-timeline: scroll(self x);
    font-size: var(--text-label);
    line-height: 1.5;
  }

  table::after {
    content: '左右滑动' / '';
    position: sticky;
    left: 0;
    display: block;
    height: 0;
    overflow: hidden;
    color: var(--ink-3);
    font-size: var(--text-small);
    animation: ${note} linear;
    animation-timeline: scroll(x);
  }

  /* A column is as wide as its words, and never one character wide. */
  th,
  td {
    min-width: 4.5em;
    padding: 8px 10px;
    border-bottom: 1px solid var(--line);
    overflow-wrap: normal;
    text-align: left;
    word-break: normal;
  }

  th,
  tr > :first-child {
    word-break: keep-all;
  }

  th {
    font-weight: 600;
  }
`;
