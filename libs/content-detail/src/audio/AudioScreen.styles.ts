import styled from 'styled-components';

export const ByLine = styled.div`
  padding: 0 var(--gutter);
`;

export const Body = styled.div`
  margin-top: 28px;

  /* Times in the notes that seek in the recording (addSeekButtons). */
  button {
    position: relative;
    color: var(--accent-text);
    font-weight: 600;
  }

  button::after {
    content: '';
    position: absolute;
    inset: calc((1.75em - var(--target)) / 2) -6px;
  }
`;
