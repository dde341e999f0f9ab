import { setTimeout as pause } from 'node:timers/promises';

/**
 * Does something at a steady rate for some seconds, at even distances. When `atOnce` of them wait for their end, or this process is late,
 * the next ones come as soon as they can; what has not begun by the end is left out.
 *
 * @param {{ rate: number, seconds: number, atOnce: number, act: (number: number) => Promise<unknown> }} options
 * @returns {Promise<number>} how many were done
 */
export const atRate = async ({ rate, seconds, atOnce, act }) => {
  const startedAt = performance.now();
  const passed = () => performance.now() - startedAt;
  let next = 0;
  let done = 0;
  const work = async () => {
    while (next < rate * seconds) {
      const number = next;
      next += 1;
      const early = (number * 1_000) / rate - passed();
      if (early > 0) await pause(early);
      if (passed() >= seconds * 1_000) return;
      await act(number);
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, Math.ceil(rate * seconds)) }, work));
  return done;
};
