import { ApiError } from './ApiError';

export interface Deadline {
  timeoutMs: number;
  /** Gives the work up early. */
  signal: AbortSignal | undefined;
  /** For the error. */
  requestId: string;
}

/**
 * Runs `work` until it ends, the time is over or the caller gives up, whichever is first.
 * @throws ApiError `timeout` or `aborted`; whatever `work` throws otherwise.
 */
export const withDeadline = <Result>(
  { timeoutMs, signal, requestId }: Deadline,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> =>
  new Promise((resolve, reject) => {
    const controller = new AbortController();
    const giveUp = (error: ApiError) => {
      settle();
      reject(error);
      controller.abort();
    };
    const onTimeout = () =>
      giveUp(
        new ApiError({
          kind: 'timeout',
          message: `No answer within ${timeoutMs} ms; try again later.`,
          requestId,
        }),
      );
    const onAbort = () =>
      giveUp(new ApiError({ kind: 'aborted', message: 'The caller gave the call up.', requestId }));
    const timer = setTimeout(onTimeout, timeoutMs);
    const settle = () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', onAbort);
    };

    if (signal?.aborted) return onAbort();
    signal?.addEventListener('abort', onAbort);
    work(controller.signal).finally(settle).then(resolve, reject);
  });
