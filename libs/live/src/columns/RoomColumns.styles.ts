import styled, { css } from 'styled-components';

const column = css`
  display: flex;
  flex: 1 0 auto;
  flex-direction: column;
  min-width: 0;
`;

export const Root = styled.div`
  ${column}
  position: relative;
`;

/** Before the tabs work the other columns stand under the screen: the first one has its height from the beginning. */
export const Others = styled.div`
  ${column}

  &[hidden] {
    display: none;
  }

  &[data-apart] {
    position: absolute;
    top: calc(100% + var(--field, 0px));
    left: 0;
    right: 0;
    padding-bottom: calc(24px + var(--target));
  }
`;

export const TabRow = styled.div`
  :root[data-size='elder'] &,
  :root[data-size='max'] & {
    position: sticky;
    top: var(--masthead-height, 0px);
    z-index: var(--z-sticky);
    background: var(--paper);
  }
`;

export const ColumnPanel = styled.section`
  padding: 20px var(--gutter);

  /* Its lines have their own. */
  &[data-kind='chat']:not([hidden]) {
    display: flex;
    flex: 1 0 auto;
    flex-direction: column;
    padding: 0;
  }

  /* With large text the chat gets the page. */
  :root[data-size='elder'] &&[data-kind='chat'],
  :root[data-size='max'] &&[data-kind='chat'] {
    flex-basis: calc(var(--left, 0px) - var(--field, 0px) - 48px * var(--ui));
  }
`;

export const Name = styled.h2`
  margin-bottom: 12px;
  font-size: var(--text-heading);
  line-height: 1.4;

  [role='tabpanel'] > & {
    display: none;
  }

  [data-kind='chat'] > & {
    margin: 20px var(--gutter) 0;
  }
`;
