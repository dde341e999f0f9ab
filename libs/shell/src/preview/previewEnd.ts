import { shellConstants } from '../shellConstants';

/**
 * When a preview ends (R11): at `expired_at`; without a usable one 30 minutes after it was loaded.
 * @param expiredAt seconds
 * @param loadedAt milliseconds
 * @returns milliseconds
 */
export const previewEnd = (expiredAt: number | undefined, loadedAt: number): number =>
  expiredAt === undefined ? loadedAt + shellConstants.previewValidityMs : expiredAt * 1000;
