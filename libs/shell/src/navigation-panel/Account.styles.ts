import styled, { css } from 'styled-components';

export const Root = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  width: 100%;
  padding: 12px 0 16px;
  border-bottom: 1px solid var(--line);
  text-align: left;

  > svg {
    color: var(--ink-3);
  }

  /* The document does not know the visitor; their name comes with the code. */
  :root[data-signed-in] &[data-opens] {
    visibility: hidden;
  }
`;

export const Face = styled.span`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  flex: none;
  width: 44px;
  height: 44px;

  &[data-empty] {
    border-radius: 50%;
    background: var(--sunken);
  }
`;

export const Who = styled.span`
  flex: 1;
  min-width: 0;
`;

const line = css`
  display: block;
  overflow: hidden;
  text-overflow: ellipsis;
`;

export const Name = styled.b`
  ${line}

  white-space: nowrap;
`;

export const Purpose = styled.small`
  ${line}

  font-size: var(--text-small);
  line-height: 1.45;
  color: var(--ink-3);
`;
