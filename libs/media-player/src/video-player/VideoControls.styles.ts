import styled from 'styled-components';
import { Root as Player } from './VideoPlayer.styles';

export const Root = styled.div`
  position: absolute;
  left: 0;
  right: 0;
  bottom: var(--player-bottom, 0px);
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  padding: 24px 4px 0 12px;
  background: linear-gradient(transparent, rgba(14, 14, 16, 0.8));
  font-size: var(--text-micro);
  transition: opacity var(--duration-base) var(--ease-standard);

  button {
    min-width: var(--target);
    min-height: var(--target);
    color: #fff;
    font-size: var(--text-small);
  }

  ${Player}[data-hydrated='false'] > & {
    opacity: 0;
  }

  ${Player}[data-hydrated='false'] > &,
  ${Player}[data-hydrated='false'] > & * {
    pointer-events: none;
  }
`;

export const Progress = styled.div`
  display: flex;
  flex: 1 1 0;
  align-items: center;
  min-width: calc(92px + 72px * var(--ui));
  gap: 12px;
  padding-right: 8px;
`;

export const Buttons = styled.div`
  display: flex;
  align-items: center;
`;
