import styled from 'styled-components';

export const Row = styled.aside`
  display: flex;
  align-items: center;
  gap: 12px;
  min-height: 56px;
  padding: 6px 0;
  border: solid var(--line);
  border-width: 1px 0;

  img {
    flex: none;
    border-radius: var(--radius-m);
  }

  p {
    flex: 1;
    min-width: 0;
    overflow: hidden;
    font-size: var(--text-label);
    color: var(--ink-2);
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  [data-offer='hidden'] &,
  [data-env='client'] &,
  [data-env='mini-program'] &,
  [data-size='elder'] & {
    display: none;
  }
`;
