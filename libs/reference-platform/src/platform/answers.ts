import type { Context } from 'hono';
import type { PlatformFailure } from './PlatformFailure';

/** The envelope of success. */
export const succeed = (context: Context, data: unknown): Response =>
  context.json({ code: 0, message: '', data });

/** The envelope of a failure. */
export const fail = (context: Context, { code, message, status, retryAfter }: PlatformFailure): Response => {
  if (retryAfter !== undefined) context.header('retry-after', String(retryAfter));
  return context.json({ code, message, data: null }, status);
};
