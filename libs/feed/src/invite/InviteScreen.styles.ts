import styled from 'styled-components';

export const Root = styled.article`
  padding: 32px var(--gutter) 0;
`;

export const Head = styled.header`
  display: flex;
  flex-direction: column;
  align-items: center;
  text-align: center;

  > h1 {
    margin-top: 4px;
    font-size: var(--text-display);
    line-height: 1.4;
  }
`;

export const InviterLine = styled.p`
  margin-top: 12px;
  font-size: var(--text-ui);
  color: var(--ink-2);
`;

export const PictureFrame = styled.div`
  margin-top: 24px;

  && > [data-picture] {
    border-radius: var(--radius-l);
  }
`;

export const CodeBlock = styled.div`
  margin-top: 24px;
`;

/** The explanation of the code, then its expiry. */
export const Note = styled.p`
  margin-top: 8px;
  font-size: var(--text-small);
  line-height: 1.5;
  color: var(--ink-2);
  text-align: center;
  text-wrap: balance;

  & + & {
    margin-top: 0;
    color: var(--ink-3);
  }
`;

export const Actions = styled.div`
  margin-top: 16px;

  /* WeChat's tag lies over the first. */
  > a {
    position: relative;
  }

  /* No offer in the product's own client and with the preview flag (spec §2, R63). */
  [data-offer='hidden'] & > [data-open-app],
  [data-env='client'] & > [data-open-app] {
    display: none;
  }
`;

export const Block = styled.div`
  margin-top: 32px;
`;
