import { oneLine } from '@share/ui/fragments';
import styled, { css } from 'styled-components';

export const HostPill = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;
  min-width: 0;
  min-height: 44px;
  padding: 4px 14px 4px 4px;
  border-radius: var(--radius-pill);
  background: var(--glass);
  line-height: 1.25;

  > img {
    flex: none;
    width: 36px;
    height: 36px;
    border-radius: 50%;
    object-fit: cover;
  }

  /* On a narrow screen the name and the count need all the room there is beside the buttons. */
  @media (max-width: 359px) {
    :root[data-size='max'] & {
      padding-left: 14px;
    }

    :root[data-size='max'] & > img {
      display: none;
    }
  }
`;

export const HostWords = styled.p`
  min-width: 0;
`;

const line = css`
  display: block;
  ${oneLine}
`;

export const HostName = styled.b`
  ${line}
  font-size: var(--text-small);
`;

export const HostCount = styled.span`
  ${line}
  font-size: var(--text-nano);
`;
