import { failures, type PlatformEnv } from '@share/reference-core';
import type { Context } from 'hono';

const keyPattern = /^[\w-]{8,64}$/;

/** The idempotency key of a request. Throws PlatformFailure 400 when it is malformed. */
export const readKey = (context: Context<PlatformEnv>): string | undefined => {
  const key = context.req.header('idempotency-key');
  if (key !== undefined && !keyPattern.test(key)) throw failures.invalid('Idempotency-Key 格式不正确');
  return key;
};
