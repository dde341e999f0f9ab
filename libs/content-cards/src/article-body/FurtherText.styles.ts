import styled from 'styled-components';
import { ArticleText } from './ArticleText.styles';
import { wideTable } from './wideTable.styles';

/** With elements that few articles have: their documents alone carry these rules. */
export const FurtherText = styled(ArticleText)`
  ul,
  ol,
  dl,
  pre,
  table,
  video,
  audio {
    margin-bottom: 20px;
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

  ${wideTable}

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

  li > ul,
  li > ol {
    margin-bottom: 0;
  }
`;
