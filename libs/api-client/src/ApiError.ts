/**
 * Why a call failed:
 * `network` no answer · `timeout` no answer in time · `aborted` the caller gave up · `unauthorized` the token was refused ·
 * `business` the platform said no, `code` and `message` tell why · `server` the platform or something before it broke ·
 * `contract` the answer is not what the contract promises.
 */
export type ApiErrorKind =
  'network' | 'timeout' | 'aborted' | 'unauthorized' | 'business' | 'server' | 'contract';

export interface ApiFailure {
  kind: ApiErrorKind;
  /** For `business` the platform's own words, fit to be shown, or none at all; otherwise for logs only. */
  message: string;
  /** `code` of the envelope; the HTTP status, or 0, when there was no envelope. */
  code?: number;
  /** HTTP status; 0 when there was no answer. */
  status?: number;
  requestId?: string;
}

/** The one error of every call (house rule: switch on `kind`, never on the text). */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: ApiErrorKind;
  readonly code: number;
  readonly status: number;
  readonly requestId: string;

  constructor({ kind, message, code = 0, status = 0, requestId = '' }: ApiFailure) {
    super(message);
    this.kind = kind;
    this.code = code;
    this.status = status;
    this.requestId = requestId;
  }
}

export const isApiError = (error: unknown): error is ApiError => error instanceof ApiError;
