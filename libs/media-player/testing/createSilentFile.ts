/** An address that is never answered, so that a story controls the events. Each player needs its own. */
export const createSilentFile = (): string => URL.createObjectURL(new MediaSource());
