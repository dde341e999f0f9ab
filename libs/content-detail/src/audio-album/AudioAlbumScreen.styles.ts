import styled from 'styled-components';

/** The bottom padding reserves the height of the mini player, whether it is shown or not, also where large text gives its controls a row of their own. */
export const Album = styled.article`
  padding-bottom: calc(max(64px, var(--target) + 20px) + 32px * var(--ui) + var(--safe-bottom));
`;

export const Content = styled.div`
  padding: 0 var(--gutter);
`;

export const Text = styled.div`
  margin-top: 32px;
`;

/** Floats, so that the island's button beside it gets the remaining width, or a line of its own. */
export const Collect = styled.div`
  float: right;
  padding: 0 0 20px 12px;

  /* An empty album has no button beside it, and its message stands in the middle. */
  &[data-alone] {
    float: none;
    padding-left: 0;
  }

  /* As high as the filled button beside it, but less prominent. */
  button[data-variant] {
    min-height: max(var(--target), calc(44px * var(--ui)));
    padding: 0 20px;
    background: var(--sunken);
    box-shadow: none;
    font-size: var(--text-ui);
  }

  /* Large text needs the room. */
  :root[data-size]:not([data-size='large']) & button[data-variant] {
    padding: 0 14px;
  }
`;
