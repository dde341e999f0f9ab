import styled from 'styled-components';
import { FillingRoom } from '../FillingRoom.styles';

export const Root = styled(FillingRoom)`
  padding-top: 52px;

  /* There the header is not shown. */
  [data-env='mini-program'] & {
    padding-top: 0;
  }

  @media (orientation: landscape) and (max-height: 500px) {
    --player-room: calc((var(--left) - var(--field) - 104px) * 0.6);
  }
`;

export const Head = styled.header`
  position: sticky;
  top: 0;
  z-index: var(--z-sticky);
  display: flex;
  align-items: center;
  gap: 8px;
  min-height: 44px;
  padding: 0 var(--gutter);
  background: var(--paper);

  > span {
    flex: none;
  }
`;

export const Title = styled.h1`
  flex: 1;
  min-width: 0;
  overflow: hidden;
  font-size: var(--text-ui);
  text-overflow: ellipsis;
  white-space: nowrap;
`;

export const Facts = styled.div`
  padding: 8px var(--gutter) 4px;
`;
