import { IconButton } from '@share/ui';
import { oneLine } from '@share/ui/fragments';
import styled from 'styled-components';

export const Bar = styled.nav`
  display: none;

  [data-env='mini-program'] & {
    display: flex;
    align-items: center;
    min-height: max(44px, var(--target));
    padding: 0 4px;
    border-bottom: 1px solid var(--line);
    background: var(--paper);
  }
`;

export const Title = styled.span`
  ${oneLine}

  flex: 1;
  min-width: 0;
  padding-left: 4px;
  font-size: 14px;
  color: var(--ink-2);

  /* Four targets leave few letters in a line. */
  [data-size]:not([data-size='large']) & {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    font-size: var(--text-label);
    line-height: 1.4;
    white-space: normal;
  }
`;

/** The picture of a signed-in user opens the menu, too. */
export const Menu = styled(IconButton)`
  [data-signed-in] & {
    display: none;
  }
`;
