import { SafeMarkup } from '@share/ui';
import styled from 'styled-components';
import { bodyPictures } from './bodyPictures.styles';

/** Typography of article markup, whose elements carry no classes of ours (design: reading column). */
export const ArticleText = styled(SafeMarkup)`
  padding: 0 var(--gutter);
  overflow-wrap: break-word;
  font-size: var(--text-body);
  line-height: 1.75;

  :root[data-size]:not([data-size='large']) & {
    display: flex;
    flex-direction: column;
    line-height: 1.6;
  }

  /* In the elder mode the text comes first. */
  :root[data-size]:not([data-size='large']) & > figure:first-child {
    order: 1;
  }

  p {
    margin-bottom: 20px;
    text-wrap: pretty;
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
    hanging-punctuation: first;
    text-spacing-trim: trim-start;
    text-wrap: balance;
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

  ${bodyPictures}
`;
