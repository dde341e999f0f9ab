import { pressed, twoLines } from '@share/ui/fragments';
import styled from 'styled-components';
import { Facts } from '../detail-screen/Facts.styles';

export const Poster = styled.div`
  flex: none;
  align-self: flex-start;
  width: 128px;
`;

export const Words = styled.span`
  flex: 1;
  min-width: 0;
`;

export const Title = styled.span`
  ${twoLines}

  font-size: var(--text-button);
  overflow-wrap: anywhere;
  line-height: 1.45;
  text-wrap: balance;
  word-break: keep-all;
`;

export const Meta = styled(Facts)`
  margin-top: 6px;
`;

export const Row = styled.a`
  display: flex;
  gap: 14px;
  padding: 12px 0;

  ${pressed}

  &[aria-current] ${Title} {
    color: var(--accent-text);
    font-weight: 600;
  }
`;

export const Item = styled.li`
  &:not(:first-child) > ${Row} {
    border-top: 1px solid var(--line);
  }
`;
