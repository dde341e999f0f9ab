import styled from 'styled-components';

/** Media are dark in both appearances. */
export const Root = styled.div`
  position: relative;
  background: #0e0e10;
  color: #fff;

  &[data-fills] {
    height: 100%;
  }
`;

export const Picture = styled.div`
  position: relative;
  overflow: hidden;
  padding-top: min(56.25%, var(--player-room, 100vh));

  [data-fills] > & {
    height: 100%;
    padding: 0;
  }

  > img {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;

/** Why there is only the picture. */
export const Message = styled.p`
  position: absolute;
  inset: 0;
  display: flex;
  align-items: center;
  justify-content: center;
  padding: 0 var(--gutter);
  background: var(--glass);
  font-size: var(--text-button);
  text-align: center;
`;

export const Online = styled.span`
  position: absolute;
  display: flex;
  right: 12px;
  top: 12px;
  pointer-events: none;
`;

/** Between the badges and the middle, where the play button is. */
export const Chips = styled.div`
  position: absolute;
  top: calc(8px + 22px * var(--ui));
  left: 0;
  right: 0;
  z-index: 1;
  pointer-events: none;

  button {
    pointer-events: auto;
  }
`;
