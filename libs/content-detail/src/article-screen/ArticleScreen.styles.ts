import styled from 'styled-components';

/* In the elder mode the text comes before the picture. */
export const Content = styled.div`
  :root[data-size='elder'] & {
    display: flex;
    flex-direction: column-reverse;
  }

  :root[data-size='elder'] & > figure {
    margin-top: 20px;
  }
`;

export const Caption = styled.figcaption`
  padding: 10px var(--gutter) 0;
  font-size: var(--text-small);
  line-height: 1.55;
  color: var(--ink-3);
`;

export const Cover = styled.figure`
  margin-bottom: 28px;
`;
