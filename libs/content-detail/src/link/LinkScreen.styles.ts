import styled from 'styled-components';

/** Height of the screen without the masthead and the bar over the iframe. */
const frameHeight = (unit: string) => `calc(100${unit} - 104px)`;

export const Bar = styled.header`
  display: flex;
  align-items: center;
  min-height: 52px;
  padding: 0 4px 0 var(--gutter);
  border-bottom: 1px solid var(--line);

  /* The iframe alone: at most the capsule lies over its corner (R59). */
  &[data-bare] {
    position: absolute;
    right: 0;
    z-index: 1;
    padding: 0 4px;
    border: 0;
  }

  h1 {
    flex: 1;
    min-width: 0;
    overflow: hidden;
    font-size: var(--text-card);
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

export const Frame = styled.iframe`
  width: 100%;
  height: ${frameHeight('vh')};
  min-height: 400px;
  background: var(--paper);

  @supports (height: 100dvh) {
    height: ${frameHeight('dvh')};
  }
`;
