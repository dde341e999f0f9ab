import { SlotImage } from '@share/ui';
import styled from 'styled-components';

export const Box = styled.div`
  position: relative;
  padding-top: min(56.25%, var(--player-room, 100vh));
  overflow: hidden;
  background: #0e0e10;
`;

export const Poster = styled(SlotImage)`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  object-fit: cover;
`;

export const Message = styled.div`
  position: absolute;
  inset: 0;
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: 16px;
  background: var(--glass);
  font-size: var(--text-ui);
`;
