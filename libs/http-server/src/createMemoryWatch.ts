import { getHeapStatistics } from 'node:v8';

/** Sizes in bytes. */
export interface MemoryReading {
  rss: number;
  /** Memory of the container; undefined outside of one. */
  containerLimit: number | undefined;
  heapUsed: number;
  heapLimit: number;
}

interface MemoryWatchOptions {
  read?: () => MemoryReading;
  /** Monotonic milliseconds. */
  now?: () => number;
}

/** Above this share of the limit the older half of what is cached is dropped. */
const trimAbove = 0.85;
/** Above this share the server is not ready, so that the load balancer sends nothing more. */
const notReadyAbove = 0.92;
/** Dropped memory returns to the system slowly; a second look too early would drop far more than needed. */
const settleMs = 30_000;
/** Memory that a process without a container may use beside the JavaScript heap: buffers, compression, code. */
const besideHeapBytes = 512 * 1024 * 1024;

const readMemory = (): MemoryReading => {
  const { used_heap_size: heapUsed, heap_size_limit: heapLimit } = getHeapStatistics();
  const constrained = process.constrainedMemory?.() ?? 0;
  // Without a limit the system reports 0 or a number no machine has.
  const containerLimit = constrained > 0 && constrained < 2 ** 50 ? constrained : undefined;
  return { rss: process.memoryUsage.rss(), containerLimit, heapUsed, heapLimit };
};

/** Used share of the heap, or of all memory the process may take, whichever is nearer to its limit. */
const toShare = ({ rss, containerLimit, heapUsed, heapLimit }: MemoryReading): number =>
  Math.max(heapUsed / heapLimit, rss / (containerLimit ?? heapLimit + besideHeapBytes));

/** Creates the watch over the memory of this process; `check` is to be called every few seconds. */
export const createMemoryWatch = ({
  read = readMemory,
  now = () => performance.now(),
}: MemoryWatchOptions = {}) => {
  let trimmedAt = -Infinity;
  return {
    hasRoom: (): boolean => toShare(read()) < notReadyAbove,
    /** @param trim drops a share of what is cached, 0 to 1, the least recently used first */
    check(trim: (share: number) => void): void {
      const share = toShare(read());
      const isSettled = now() - trimmedAt >= settleMs;
      if (share < trimAbove || (!isSettled && share < notReadyAbove)) return;
      trimmedAt = now();
      trim(0.5);
    },
  };
};
