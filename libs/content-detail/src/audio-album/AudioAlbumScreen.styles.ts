import styled from 'styled-components';

/* The room at the end is that of the small player, whether it is there or not. */
export const Album = styled.article`
  padding-bottom: calc(max(64px, var(--target) + 20px) + 32px + var(--safe-bottom));
`;

export const Content = styled.div`
  padding: 0 var(--gutter);
`;

export const Text = styled.div`
  margin-top: 32px;
`;

/* Floats, so that the button of the island beside it gets what room is left, or its own line. */
export const Collect = styled.div`
  float: right;
  padding: 0 0 20px 12px;

  /* As high and as quiet as it has to be beside a filled button. */
  button[data-variant] {
    min-height: max(var(--target), calc(44px * var(--ui)));
    padding: 0 20px;
    background: var(--sunken);
    box-shadow: none;
    font-size: var(--text-ui);
  }

  /* Large text needs the room. */
  :root[data-size='elder'] & button[data-variant],
  :root[data-size='max'] & button[data-variant] {
    padding: 0 14px;
  }
`;
