import styled from 'styled-components';
import { Root as Facts } from './RoomFacts.styles';
import { roomTitle } from './roomTitle.styles';

export const Root = styled.header`
  padding: 12px var(--gutter) 4px;

  > h1 {
    ${roomTitle}
  }

  > ${Facts} {
    margin-top: 6px;
  }

  @media (orientation: portrait) {
    &[data-state='upcoming'] {
      padding: 20px var(--gutter) 0;
    }

    &[data-state='upcoming'] > h1 {
      font-size: calc(20px * (1 + (var(--reading) - 1) * 0.5));
      line-height: 1.4;
    }
  }
`;
