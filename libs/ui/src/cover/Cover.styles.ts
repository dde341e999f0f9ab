import styled from 'styled-components';

/** The gradient is that of the text: a long or large title stands on it as a whole. */
export const Words = styled.div`
  position: relative;
  padding: 88px var(--gutter) 16px;
  background: linear-gradient(
    rgba(14, 14, 16, 0),
    rgba(14, 14, 16, 0.05) 12px,
    rgba(14, 14, 16, 0.18) 30px,
    rgba(14, 14, 16, 0.48) 62px,
    rgba(14, 14, 16, 0.62) 80px,
    rgba(14, 14, 16, 0.68) 100px,
    rgba(14, 14, 16, 0.82)
  );

  h1 {
    margin-top: 2px;
    font-size: var(--text-display);
    line-height: 1.35;
  }

  @media (orientation: landscape) and (max-height: 500px) {
    padding-inline: max(var(--gutter), 50vw - 280px);
  }
`;

export const Kicker = styled.p`
  font-size: var(--text-small);
  font-weight: 600;
`;

export const Head = styled.header`
  position: relative;
  display: flex;
  flex-direction: column;
  justify-content: flex-end;
  min-height: 190px;
  overflow: hidden;
  background: #0e0e10;
  color: #fff;

  && > [data-picture] {
    position: absolute;
    inset: 0;
    padding: 0;
    background: none;
  }

  /* The title stays readable on a picture that fails. */
  && > [data-picture] > img::before {
    background-color: #0e0e10;
  }

  /* Held sideways, from edge to edge of the screen, over the column of the text. */
  @media (orientation: landscape) and (max-height: 500px) {
    margin: 0 calc(50% - 50vw);
  }
`;

export const Lead = styled.p`
  padding: 16px var(--gutter) 14px;
  font-size: calc(15px * var(--reading));
  line-height: 1.7;
  color: var(--ink-2);
`;
