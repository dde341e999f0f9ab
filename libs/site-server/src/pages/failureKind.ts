import { IncompleteError } from '@share/cache';
import { TimeoutError } from '../budget/createBudget';
import { OverloadError } from '../http/createAdmissionControl';

/** Why a page could not be made. */
export type FailureKind = 'timeout' | 'overload' | 'network' | 'server' | 'incomplete' | 'error';

/** Values of `ApiError.kind` for failures of the platform that a retry may cure. */
const platformKinds = ['network', 'timeout', 'server'] as const;

export const toFailureKind = (cause: unknown): FailureKind => {
  if (cause instanceof TimeoutError) return 'timeout';
  if (cause instanceof OverloadError) return 'overload';
  if (cause instanceof IncompleteError) return 'incomplete';
  const kind = cause instanceof Error && 'kind' in cause ? cause.kind : undefined;
  return platformKinds.find((known) => known === kind) ?? 'error';
};

/** Whether the visitor may hope for the next try. */
export const isTransient = (cause: unknown): boolean =>
  ['timeout', 'overload', 'network', 'server'].includes(toFailureKind(cause));
