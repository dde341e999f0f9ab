import styled from 'styled-components';

interface ScrimProps {
  $width: number;
}

/* The element itself is the scrim, so that it looks and behaves the same in web views without ::backdrop. */
export const Root = styled.dialog<ScrimProps>`
  position: fixed;
  inset: 0;
  z-index: var(--z-overlay);
  width: 100%;
  max-width: none;
  height: 100%;
  max-height: none;
  padding: 36px;
  border: 0;
  overflow: auto;
  overscroll-behavior: contain;
  background: var(--scrim);
  color: var(--ink);

  &[open] {
    display: flex;
  }

  &::backdrop {
    background: none;
  }

  > div {
    width: 100%;
    max-width: ${({ $width }) => $width}px;
    margin: auto;
    padding: 28px 24px 20px;
    border-radius: var(--radius-sheet);
    background: var(--raised);
    box-shadow: var(--shadow);
    text-align: center;
  }

  h2 {
    font-size: var(--text-heading);
    line-height: 1.4;
  }

  .body {
    margin-top: 8px;
    color: var(--ink-2);
    font-size: var(--text-ui);
    line-height: 1.6;
    text-wrap: balance;
  }

  .actions {
    display: flex;
    flex-direction: column;
    gap: 4px;
    margin-top: 22px;
  }
`;

/** In a disc above the title. */
export const Icon = styled.span`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  width: 56px;
  height: 56px;
  margin-bottom: 14px;
  border-radius: 50%;
  background: var(--ok-soft);
  color: var(--ok);
`;

/** For content from edge to edge. */
export const WideRoot = styled(Root)`
  padding: 16px;

  > div {
    padding: 20px 0 8px;
  }

  h2 {
    padding: 0 16px;
  }

  .body {
    margin-top: 16px;
  }

  .actions {
    margin: 8px 16px 0;
  }
`;
