import { getHeapStatistics } from 'node:v8';

/** Above this share of the memory limit copies are given back. */
export const sheddingShare = 0.85;
/** Above this share the process asks to be relieved. */
export const fullShare = 0.92;

/** Share of the memory this process may use that it does use, 0 to 1: of the heap, or of the container if less is left. */
export function readMemoryShare(): number {
  const { used_heap_size: used, heap_size_limit: limit } = getHeapStatistics();
  const contained = process.constrainedMemory?.() ?? 0;
  const isLimit = contained > 0 && contained < 2 ** 50;
  return Math.max(used / limit, isLimit ? process.memoryUsage.rss() / contained : 0);
}
