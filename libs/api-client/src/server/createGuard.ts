import { createBreaker, failedShare, TimeoutError, within } from '@share/resilience';
import { setTimeout as pause } from 'node:timers/promises';
import { ApiError, isApiError, isMissing, type ApiErrorKind } from '@share/page-data';
import type { Send } from '../createApiClient';
import type { TransportRequest } from '../Transport';
import { createRetryBudget } from './createRetryBudget';
import { toFamily } from './toFamily';

/** A call that failed, for metrics and logs; holds no id. */
export interface CallFailureReport {
  family: string;
  /** Path template of the contract. */
  operation: string;
  /** `open`: the call was not made, because the others of its family fail. */
  kind: ApiErrorKind | 'open';
}

export interface GuardOptions {
  onFailure?: (report: CallFailureReport) => void;
  /** Monotonic milliseconds. */
  now?: () => number;
  /** From 0 to 1. */
  random?: () => number;
}

/** A call without a signal of its own ends after this time. */
const longestCallMs = 10_000;

/** From when on a family of calls counts as failing. */
const failing = { withinMs: 10_000, minAttempts: 20, maxFailedShare: 0.5 };
/** One call in this time is tried while a family fails. Milliseconds. */
const pauseMs = 5_000;

const isOverload = (code: number): boolean => code === 429 || (code >= 500 && code < 600);

/** An overload or a breakdown is one in an HTTP 200, too: no answer of the platform about what was requested. */
const toServerFailure = (error: unknown): unknown => {
  if (!isApiError(error, 'business') || !(isOverload(error.code) || isOverload(error.status))) return error;
  const { code, message, requestId, status } = error;
  return new ApiError({ kind: 'server', code, message, requestId, status });
};

const brokenKinds = new Set<ApiErrorKind>(['network', 'timeout', 'server']);

/** Whether a failure says that the platform is in trouble, not merely that it does not like this one call. */
const isBreakdown = (error: unknown): boolean =>
  isApiError(error) && brokenKinds.has(error.kind) && !isMissing(error);

const passingCodes = new Set([502, 503, 504]);

const mayPass = (error: unknown): boolean =>
  isApiError(error, 'network') || (isApiError(error, 'server') && passingCodes.has(error.code));

/** 50 to 150 ms, so that retries do not arrive together. Rejects with `error` when the call ends meanwhile. */
const waitToRetry = (share: number, signal: AbortSignal | undefined, error: unknown): Promise<void> =>
  pause(50 + share * 100, undefined, signal && { signal }).catch(() => {
    throw error;
  });

/**
 * Protects the platform and the pages from each other's trouble: per family of calls a circuit breaker, and one retry of a
 * reading call that may succeed the second time, within the time its signal leaves.
 * @throws ApiError from each call: `network` when its family fails and it was not made, else the one of its last attempt
 */
export const createGuard = ({
  onFailure,
  now = () => performance.now(),
  random = Math.random,
}: GuardOptions) => {
  const createFamily = () => ({
    breaker: createBreaker({ rule: failedShare({ ...failing, now }), pauseMs, now }),
    retries: createRetryBudget(),
  });
  const families = new Map<string, ReturnType<typeof createFamily>>();

  const familyOf = (name: string) => {
    const family = families.get(name) ?? createFamily();
    families.set(name, family);
    return family;
  };

  const call = async (request: TransportRequest, send: Send): Promise<unknown> => {
    const { method, signal, template } = request;
    const name = toFamily(template);
    const { breaker, retries } = familyOf(name);

    const attempt = async () => {
      try {
        const data = await send(request);
        breaker.succeeded();
        return data;
      } catch (cause) {
        const error = toServerFailure(cause);
        if (isBreakdown(error)) breaker.failed();
        else if (!isApiError(error, 'aborted')) breaker.succeeded();
        throw error;
      }
    };

    if (!breaker.mayTry()) {
      onFailure?.({ family: name, operation: template, kind: 'open' });
      throw new ApiError({ kind: 'network', message: `${template} was not called: its family fails.` });
    }
    retries.earn();
    return attempt()
      .catch(async (error: unknown) => {
        if (method !== 'GET' || !mayPass(error) || !retries.spend()) throw error;
        await waitToRetry(random(), signal, error);
        if (!breaker.mayTry()) throw error;
        return attempt();
      })
      .catch((error: unknown) => {
        if (isApiError(error) && error.kind !== 'aborted' && !isMissing(error))
          onFailure?.({ family: name, operation: template, kind: error.kind });
        throw error;
      });
  };

  return async (request: TransportRequest, send: Send): Promise<unknown> => {
    if (request.signal) return call(request, send);
    return within({ ms: longestCallMs }, (signal) => call({ ...request, signal }, send)).catch(
      (error: unknown) => {
        if (!(error instanceof TimeoutError)) throw error;
        throw new ApiError({ kind: 'timeout', message: `${request.template} took too long.` });
      },
    );
  };
};
