/**
 * Why a call failed:
 * `network` no answer · `timeout` no answer in time · `aborted` the caller cancelled it · `unauthorized` the token was refused ·
 * `business` the platform refused, `code` and `message` tell why · `server` the platform or something in front of it broke ·
 * `contract` the answer is not what the contract promises.
 */
export type ApiErrorKind =
  'network' | 'timeout' | 'aborted' | 'unauthorized' | 'business' | 'server' | 'contract';

interface ApiErrorInit {
  kind: ApiErrorKind;
  /** For logs; for `business` the platform's own message, fit to be shown, or empty. */
  message: string;
  /** The message of an envelope with a code other than 0, fit to be shown, or empty; for `business` it is `message`. */
  platformMessage?: string;
  /** `code` of the envelope; the HTTP status, or 0, when there was no envelope. */
  code?: number;
  /** HTTP status; 0 when there was no answer. */
  status?: number;
  requestId?: string;
}

/** The one error of every call (house rule: switch on `kind`, never on the message). */
export class ApiError extends Error {
  declare readonly kind: ApiErrorKind;
  declare readonly platformMessage: string;
  declare readonly code: number;
  declare readonly status: number;
  declare readonly requestId: string;

  constructor({ kind, message, platformMessage, code = 0, status = 0, requestId = '' }: ApiErrorInit) {
    super(message);
    this.name = 'ApiError';
    this.kind = kind;
    this.platformMessage = platformMessage ?? (kind === 'business' ? message : '');
    this.code = code;
    this.status = status;
    this.requestId = requestId;
  }
}

/** Whether a call failed with this error; with `kind`, whether it failed for that reason. */
export const isApiError = (error: unknown, kind?: ApiErrorKind): error is ApiError =>
  error instanceof ApiError && (kind === undefined || error.kind === kind);

const missingCodes = new Set([1001, 404, 410]);
const missingStatuses = new Set([404, 410]);

/**
 * Whether the failure of an item's own call means that there is no such item (R71). Every other failure says nothing about
 * the item: the platform is overloaded, broken or refuses to answer.
 */
export const isMissing = (error: unknown): boolean =>
  isApiError(error) &&
  (missingStatuses.has(error.status) || (error.kind === 'business' && missingCodes.has(error.code)));
