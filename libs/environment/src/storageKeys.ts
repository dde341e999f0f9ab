/** Names under which a visitor's browser keeps its own identity (spec §9). Token and user id belong to the session. */
export const storageKeys = {
  deviceId: 'device_id',
  deviceMeta: 'device_meta',
  anonymousId: 'anonymous_id',
} as const;
