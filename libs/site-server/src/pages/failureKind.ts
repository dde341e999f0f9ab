import { IncompleteError } from '@share/cache';
import { TimeoutError } from '@share/resilience';
import { OverloadError } from '@share/http-server';

/**
 * Statuses for the reasons for which a page could not be made, `ApiError.kind` among them: 503 for failures that a retry may cure, 502 for an
 * answer of the platform that is no page. A refused token is replaced by the next call.
 */
const statuses = {
  timeout: 503,
  overload: 503,
  network: 503,
  server: 503,
  unauthorized: 503,
  contract: 502,
  business: 502,
  incomplete: 500,
  error: 500,
} as const;

export type FailureKind = keyof typeof statuses;

const isKind = (kind: unknown): kind is FailureKind =>
  typeof kind === 'string' && Object.hasOwn(statuses, kind);

/** Why a page or view could not be made; `error` for whatever has no kind. */
export const toFailureKind = (cause: unknown): FailureKind => {
  if (cause instanceof TimeoutError) return 'timeout';
  if (cause instanceof OverloadError) return 'overload';
  if (cause instanceof IncompleteError) return 'incomplete';
  const kind = cause instanceof Error && 'kind' in cause ? cause.kind : undefined;
  return isKind(kind) ? kind : 'error';
};

/** The status of the error page. */
export const toErrorStatus = (cause: unknown): 500 | 502 | 503 => statuses[toFailureKind(cause)];
