import type { ReactNode } from 'react';
import { chatTexts } from '../chat/chatTexts';
import type { LiveState } from '@share/content-cards';
import { Place, Root } from './LiveBar.styles';

interface LiveBarProps {
  state: LiveState;
  /** Over the picture of an upright room. */
  overlay?: boolean;
  /** Leads to the chat, where visitors may write; else the bar says why there is no field. */
  onWrite?: (() => void) | undefined;
  /** Actions at its end. */
  children: ReactNode;
}

/** The text of the bar in place of a field. */
export const liveHints: Readonly<Record<LiveState, string>> = {
  upcoming: '开播后即可聊天',
  live: '直播进行中',
  ended: '直播已结束',
  replay: '直播已结束，可看回放',
};

/** The bar at the lower edge of a room where its chat has none. */
export const LiveBar = ({ state, overlay = false, onWrite, children }: LiveBarProps) => (
  <Root data-overlay={overlay ? '' : undefined}>
    {onWrite ? (
      <Place as="button" type="button" onClick={onWrite}>
        {chatTexts.placeholder.list}
      </Place>
    ) : (
      <Place>{liveHints[state]}</Place>
    )}
    {children}
  </Root>
);
