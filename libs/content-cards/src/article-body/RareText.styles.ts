import styled from 'styled-components';
import { FurtherText } from './FurtherText.styles';

/** With recordings, code and lines, which fewer articles have than lists. */
export const RareText = styled(FurtherText)`
  pre,
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
