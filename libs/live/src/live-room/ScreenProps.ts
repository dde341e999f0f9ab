import type { ReactNode } from 'react';
import type { PanelKind } from '../data/LiveView';
import type { LiveRoom } from '../data/useLiveRoom';
import type { Stage } from '../stage/useStage';

/** Gives the bar of a room. @param toChat leads to the chat, where the room shows it elsewhere */
export type BarAt = (toChat?: () => void) => ReactNode;

/** What a screen of a room gets. */
export interface ScreenProps {
  live: LiveRoom;
  stage: Stage;
  /** When the page was made, in milliseconds. */
  now: number;
  /** What the columns show. */
  panels: Partial<Record<PanelKind, ReactNode>>;
  /** What the editors want to be known; absent: nothing. */
  note: ReactNode;
  /** The bar at the lower edge where no chat is shown. */
  bar: BarAt;
}
