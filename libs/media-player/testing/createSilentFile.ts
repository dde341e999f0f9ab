/** An address that is never answered, so that a story controls what happens. Each player needs its own. */
export const createSilentFile = (): string => URL.createObjectURL(new MediaSource());
