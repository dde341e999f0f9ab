import type { ReactNode } from 'react';
import type { PanelKind } from '../data/LiveView';
import type { LiveRoom } from '../data/useLiveRoom';
import type { Stage } from '../stage/useStage';

/** Gives the bar of a room. @param toChat leads to the chat, where the room shows it elsewhere */
export type BarAt = (toChat?: () => void) => ReactNode;

/** Props of a screen of a room. */
export interface ScreenProps {
  live: LiveRoom;
  stage: Stage;
  /** When the page was made, in milliseconds. */
  now: number;
  /** The content of the columns. */
  panels: Partial<Record<PanelKind, ReactNode>>;
  /** The editors' note; absent: none. */
  note: ReactNode;
  /** The bar at the lower edge where no chat is shown. */
  bar: BarAt;
}
