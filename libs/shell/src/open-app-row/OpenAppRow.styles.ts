import { SmallImage } from '@share/ui';
import { oneLine } from '@share/ui/fragments';
import styled from 'styled-components';

export const Row = styled.aside`
  display: flex;
  align-items: center;
  gap: 12px;
  min-height: 56px;
  padding: 6px 0;
  border: solid var(--line);
  border-width: 1px 0;

  [data-offer='hidden'] &,
  [data-env='client'] &,
  [data-env='mini-program'] &,
  [data-size]:not([data-size='large']) & {
    display: none;
  }
`;

export const Logo = styled(SmallImage)`
  flex: none;
  border-radius: var(--radius-m);
`;

export const Advice = styled.p`
  flex: 1;
  min-width: 0;
  font-size: var(--text-label);
  color: var(--ink-2);

  ${oneLine}
`;
