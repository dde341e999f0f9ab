import type { DeviceMetadata } from '@share/environment';
import type { TrackingEvent } from '../src/TrackingEvent';

export const deviceFixture: DeviceMetadata = {
  device_type: 'Android',
  device_os: 'Android 14',
  user_id: '0f7f3a52-4d5e-4b0e-9a35-2f1f6a1f0c11',
};

/** 2026-11-21 00:00:00 UTC in seconds. */
export const startSeconds = 1_795_219_200;

export const eventFixture = (event_id: string, changes: Partial<TrackingEvent> = {}): TrackingEvent => ({
  event_id,
  timestamp: startSeconds,
  version: 1,
  terminal: 'wap',
  tid: 'wetland1',
  behavior: 'exposure',
  ...deviceFixture,
  ...changes,
});
