import styled from 'styled-components';
import { Speed } from '../audio-queue/SpeedButton.styles';

export const Root = styled.div`
  /* The thumb of the seek bar is moved with all its width. */
  overflow: hidden;
  margin: 20px var(--gutter) 0;
  padding: 4px 16px 16px;
  border-radius: var(--radius-l);
  background: var(--sunken);
`;

/** With the controls of the browser. */
export const PlainAudio = styled.audio`
  width: 100%;
  margin: 12px 0;
`;

export const Clock = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 8px;
  justify-content: space-between;
  margin-top: -8px;
  color: var(--ink-3);
  font-size: var(--text-micro);
`;

export const Failure = styled.span`
  color: var(--error);
`;

/** The speed stands alone on the left; the empty column on the right keeps the big button in the middle. */
export const ControlRow = styled.div`
  display: grid;
  grid-template: 64px / 1fr var(--target) 64px var(--target) 1fr;
  align-items: center;
  gap: 12px;
  margin-top: 8px;

  > ${Speed} {
    justify-self: start;
    text-align: left;
  }
`;

export const Play = styled.button`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  width: 64px;
  height: 64px;
  border-radius: 50%;
  background: var(--accent-fill);
  color: var(--on-accent);
  /* For 加载中 in the place of the icon; even the largest text stays inside the circle. */
  font-size: var(--text-small);

  &:active {
    background: var(--accent-fill-pressed);
  }
`;
