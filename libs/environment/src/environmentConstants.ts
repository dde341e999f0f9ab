/** Milliseconds (spec §9). */
export const featureDelays = {
  /** How long to wait before deciding that the page is not in a mini program. */
  miniProgram: 500,
  /** Shortest time a loading state is shown. */
  fetchMinimum: 200,
} as const;

/** Work that can wait for an idle moment, above all code that is fetched ahead, waits at most this long, in milliseconds (spec §9). */
export const idleTimeoutMs = 2000;

/** Width from which a landscape window counts as a desktop, in CSS pixels (spec §9). */
export const desktopWidth = 1000;

/** `localStorage` keys of the visitor's identity (spec §9). Token and user id belong to the session library. */
export const storageKeys = {
  deviceId: 'device_id',
  deviceMeta: 'device_meta',
  anonymousId: 'anonymous_id',
} as const;

/** Shown for a module that only the app has (spec §2, §8). */
export const unsupportedModule = '暂不支持该模块\n请到APP查看哦～';
