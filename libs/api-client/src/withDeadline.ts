import { ApiError } from './ApiError';

interface Deadline {
  timeoutMs: number;
  /** Cancels the work early. */
  signal: AbortSignal | undefined;
  /** Reported in the error. */
  requestId: string;
}

/**
 * Runs `work` until it ends, the time is over or the caller cancels it, whichever is first.
 * @throws ApiError `timeout` or `aborted`; whatever `work` throws otherwise.
 */
export const withDeadline = <Result>(
  { timeoutMs, signal, requestId }: Deadline,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> =>
  new Promise((resolve, reject) => {
    const controller = new AbortController();
    const cancel = (error: ApiError) => {
      settle();
      reject(error);
      controller.abort();
    };
    const onTimeout = () =>
      cancel(
        new ApiError({
          kind: 'timeout',
          message: `No answer within ${timeoutMs} ms.`,
          requestId,
        }),
      );
    const onAbort = () =>
      cancel(new ApiError({ kind: 'aborted', message: 'The caller cancelled it.', requestId }));
    const timer = setTimeout(onTimeout, timeoutMs);
    const settle = () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', onAbort);
    };

    if (signal?.aborted) return onAbort();
    signal?.addEventListener('abort', onAbort);
    work(controller.signal).finally(settle).then(resolve, reject);
  });
