import styled from 'styled-components';

/** In the elder mode the text comes before the picture. */
export const Content = styled.div`
  :root[data-size]:not([data-size='large']) & {
    display: flex;
    flex-direction: column-reverse;
  }
`;

export const Caption = styled.figcaption`
  padding: 10px var(--gutter) 0;
  font-size: var(--text-small);
  line-height: 1.55;
  color: var(--ink-3);
`;

export const Figure = styled.figure`
  margin-bottom: 28px;

  :root[data-size]:not([data-size='large']) & {
    margin-top: 20px;
  }
`;
