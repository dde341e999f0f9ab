import styled from 'styled-components';

/** Above the keyboard, whose height is `--keyboard`. */
export const Root = styled.form`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: 0 4px;
  min-height: calc(52px + var(--safe-bottom));
  padding: 4px 4px calc(4px + var(--safe-bottom)) 16px;
  transform: translateY(calc(-1 * var(--keyboard, 0px)));

  button[type='submit'] {
    min-height: var(--target);
    margin: 0 4px;
    padding: 0 16px;
    font-size: var(--text-label);
  }

  &[data-variant='list'] {
    border-top: 1px solid var(--line);
    background: var(--paper);
  }

  &[data-variant='overlay'] {
    padding-right: 8px;
    padding-bottom: calc(12px + var(--safe-bottom));
  }
`;

/** The target is as high as the bar around a pill of 36, which grows up to four lines. */
export const Field = styled.label`
  --field-height: max(36px, calc(36px * var(--ui)));
  --field-limit: calc(96px * var(--ui));
  --field-radius: 18px;
  --field-padding: calc(8px * var(--ui)) 14px;
  --field-size: var(--text-label);
  --field-line: calc(20px * var(--ui));
  display: block;
  flex: 1;
  min-width: 0;
  padding: 4px 0;

  textarea::placeholder {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  [data-variant='overlay'] > & {
    --field-height: max(44px, calc(44px * var(--ui)));
    --field-radius: 22px;
    --field-padding: calc(12px * var(--ui)) 16px;
    --field-ground: var(--glass);
    padding: 0;
  }

  [data-variant='overlay'] > & textarea::placeholder {
    color: var(--ink-2);
  }
`;

export const Count = styled.span`
  order: -1;
  width: 100%;
  font-size: var(--text-small);
  color: var(--ink-3);
  text-align: right;

  &[data-over] {
    color: var(--error);
  }
`;

export const Actions = styled.div`
  display: flex;
  flex: none;

  [data-variant='overlay'] > & {
    gap: 4px;
  }
`;
