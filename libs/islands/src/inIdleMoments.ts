import { untilIdle } from '@share/environment';

/**
 * Does one piece of work after the other, each in an idle moment of its own: the page answers its visitor between them.
 * @returns rejects when a piece does; the pieces after it are not begun
 */
export const inIdleMoments = async (pieces: readonly (() => Promise<unknown>)[]): Promise<void> => {
  for (const piece of pieces) {
    await untilIdle();
    await piece();
  }
};
