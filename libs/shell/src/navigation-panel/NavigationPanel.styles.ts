import styled from 'styled-components';

export const Account = styled.div`
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

  /* The document does not know the reader; their name comes with the code. */
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

  b,
  small {
    display: block;
    overflow: hidden;
    text-overflow: ellipsis;
  }

  b {
    white-space: nowrap;
  }

  small {
    font-size: var(--text-small);
    line-height: 1.45;
    color: var(--ink-3);
  }
`;

export const Label = styled.h3`
  margin: 18px 0 10px;
  font-size: var(--text-small);
  font-weight: 400;
  line-height: 1.45;
  color: var(--ink-3);
`;

export const Channels = styled.nav`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: 8px;

  :root[data-size='elder'] &,
  :root[data-size='max'] & {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  > a,
  > span {
    display: flex;
    align-items: center;
    justify-content: center;
    min-height: max(44px, var(--target));
    padding: 4px;
    border-radius: var(--radius-l);
    background: var(--sunken);
    text-align: center;
  }

  > a:active {
    opacity: 0.7;
  }

  > [aria-current] {
    background: var(--ink);
    color: var(--paper);
  }
`;

/** Shown in place of the channels. */
export const Failed = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 4px 12px;
  color: var(--ink-2);
`;

export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 12px;
  min-height: max(52px, var(--target));
  border-top: 1px solid var(--line);

  ${Label} + & {
    border-top: 0;
  }

  > svg {
    color: var(--ink-3);
  }

  > svg:first-child {
    color: var(--ink-2);
  }

  > span {
    flex: 1;
    min-width: min-content;
    white-space: nowrap;
  }

  select {
    min-height: var(--target);
    border: 0;
    background: none;
    font: inherit;
    font-size: var(--text-label);
    color: var(--ink-3);
    text-align: right;
    appearance: none;
    cursor: pointer;
  }

  option {
    background: var(--raised);
    color: var(--ink);
  }
`;

/** Each text size is written a little larger than the one before. */
export const Step = styled.span`
  font-size: var(--text-small);

  &[data-step='large'] {
    font-size: var(--text-label);
  }

  &[data-step='elder'] {
    font-size: var(--text-ui);
  }
`;

/** No offer in the own client, in a mini program and in the elder mode. */
export const OpenApp = styled(Row)`
  border-bottom: 1px solid var(--line);

  > span {
    white-space: normal;
  }

  [data-env='client'] &&,
  [data-env='mini-program'] &&,
  [data-size='elder'] && {
    display: none;
  }
`;

export const Logout = styled.button`
  width: 100%;
  min-height: var(--target);
  margin-top: 16px;
  border-radius: var(--radius-pill);
  background: var(--sunken);
  color: var(--ink-2);

  &:active {
    opacity: 0.7;
  }
`;

export const Policies = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 12px;
  margin-top: 4px;
  font-size: var(--text-micro);
  color: var(--ink-3);

  > a,
  > button {
    display: inline-flex;
    align-items: center;
    min-height: var(--target);
  }
`;

export const RecordNo = styled.p`
  font-size: var(--text-micro);
  line-height: 1.4;
  color: var(--ink-3);
`;
