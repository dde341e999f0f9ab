import type { ReactNode } from 'react';
import type { PanelKind } from '../data/LiveView';
import type { LiveRoom } from '../data/useLiveRoom';
import type { Stage } from '../stage/useStage';

/** What a screen of a room gets. */
export interface ScreenProps {
  live: LiveRoom;
  stage: Stage;
  /** When the page was made, in milliseconds. */
  now: number;
  /** What the columns show. */
  panels: Partial<Record<PanelKind, ReactNode>>;
  /** The bar at the lower edge where no chat is shown. */
  bar: ReactNode;
}
