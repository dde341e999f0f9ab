import { SafeMarkup } from '@share/ui';
import styled from 'styled-components';

/** Typography of article markup, whose elements carry no classes of ours (design: reading column). */
export const ArticleText = styled(SafeMarkup)`
  padding: 0 var(--gutter);
  overflow-wrap: break-word;
  font-size: var(--text-body);
  line-height: 1.75;

  :root[data-size='elder'] & {
    display: flex;
    flex-direction: column;
    line-height: 1.6;
  }

  /* In the elder mode the text comes first. */
  :root[data-size='elder'] & > figure:first-child {
    order: 1;
  }

  p,
  ul,
  ol,
  dl,
  pre,
  table,
  video,
  audio {
    margin-bottom: 20px;
  }

  p {
    text-wrap: pretty;
  }

  p:empty {
    display: none;
  }

  h1,
  h2,
  h3,
  h4,
  h5,
  h6 {
    margin: 36px 0 14px;
    font-size: var(--text-subheading);
    font-weight: 600;
    line-height: 1.45;
    text-wrap: balance;
  }

  blockquote {
    margin: 28px 0;
    padding: 20px 0 18px;
    border: solid var(--line);
    border-width: 1px 0;
    font-size: calc(20px * var(--reading));
    font-weight: 600;
    line-height: 1.6;
  }

  blockquote p {
    margin: 0;
  }

  cite {
    display: block;
    margin-top: 10px;
    font-size: var(--text-small);
    font-style: normal;
    font-weight: 400;
    color: var(--ink-3);
  }

  a {
    border-bottom: 1.5px solid var(--accent);
    padding-bottom: 1px;
  }

  figure {
    margin: 28px calc(-1 * var(--gutter));
  }

  > figure:first-child {
    margin-top: 0;
  }

  figcaption {
    padding: 10px var(--gutter) 0;
    font-size: var(--text-small);
    line-height: 1.55;
    color: var(--ink-3);
  }

  img[role='button'] {
    cursor: zoom-in;
  }

  img {
    display: block;
    width: 100%;
    height: auto;
    background: var(--placeholder);
  }

  /* A picture whose size the sanitiser did not find gets a box before it comes; the others have their own. */
  img.unsized {
    aspect-ratio: 3 / 2;
    object-fit: cover;
  }

  video {
    display: block;
    width: 100%;
    aspect-ratio: 16 / 9;
    background: #0e0e10;
  }

  audio {
    display: block;
    width: 100%;
  }

  ul,
  ol {
    padding-left: 1.4em;
  }

  ul {
    list-style: disc;
  }

  ol {
    list-style: decimal;
  }

  table {
    display: block;
    max-width: 100%;
    overflow-x: auto;
    border-collapse: collapse;
    font-size: calc(15px * var(--reading));
    line-height: 1.5;
  }

  th,
  td {
    padding: 8px 12px;
    border-bottom: 1px solid var(--line);
    text-align: left;
  }

  th {
    font-weight: 600;
  }

  pre {
    white-space: pre-wrap;
    padding: 14px 16px;
    border-radius: var(--radius-m);
    background: var(--sunken);
    font-size: var(--text-label);
  }

  hr {
    height: 1px;
    margin: 28px 0;
    border: 0;
    background: var(--line);
  }
`;
