import styled from 'styled-components';
import { FurtherText } from './FurtherText.styles';

/** With recordings, code and lines, which hardly any article has. */
export const RareText = styled(FurtherText)`
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
