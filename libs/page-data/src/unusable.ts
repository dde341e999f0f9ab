import { ApiError } from './ApiError';

/** A response that is not what was requested, or cannot be shown, says nothing about what was requested: it is a failure (R71). */
export const unusable = (what: string, cause?: unknown): ApiError =>
  Object.assign(new ApiError({ kind: 'contract', message: `The platform answered no usable ${what}.` }), {
    cause,
  });
