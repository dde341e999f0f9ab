import type { DeviceMetadata } from '@share/environment';
import type { trackingConstants } from './trackingConstants';

/** The specification leaves these names open (R42). */
export type Behavior =
  | 'read_start'
  | 'read_finish'
  | 'exposure'
  | 'click'
  | 'share_set'
  | 'open_app'
  | 'play'
  | 'pause'
  | 'finish_play'
  | 'comment'
  | 'collect'
  | 'follow'
  | 'live_enter'
  | 'live_leave'
  | 'web_vital'
  | 'js_error';

/** Further data of an event: never text that a visitor wrote. For `js_error` see `toErrorReport`. */
export type EventExtras = Record<string, string | number | boolean>;

/**
 * Reports once that a visitor has done something. Never throws.
 * @param details `ids`: the content items or accounts it is about
 */
export type ReportEvent = (behavior: Behavior, details?: { ids?: string[]; extras?: EventExtras }) => void;

/** An event on the wire (spec §3): the specification's field names, the device's and `event_id`. */
export interface TrackingEvent extends DeviceMetadata {
  /** UUID; an event that arrives twice is counted once. */
  event_id: string;
  /** Seconds since 1970. */
  timestamp: number;
  version: typeof trackingConstants.version;
  terminal: typeof trackingConstants.terminal;
  /** Content ids joined by `|`. */
  tid: string;
  behavior: Behavior;
  extras?: EventExtras;
}
