import { sendsCode } from '@share/safety';
import type { ClientRequest } from 'node:http';

const lostCodes = new Set(['ECONNRESET', 'EPIPE']);

/**
 * Whether a request that failed before its answer may go once more over a new connection. Its own was a stored one, which the platform
 * may close whenever it likes. A request that only reads is the same the second time, and so is one with an idempotency key; of any
 * other nothing may have reached the platform.
 */
export const mayRepeat = (request: ClientRequest, error: NodeJS.ErrnoException): boolean => {
  if (!request.reusedSocket || !lostCodes.has(error.code ?? '')) return false;
  // A request that could not be written whole is none to the platform.
  if (error.syscall === 'write' || request.hasHeader('idempotency-key')) return true;
  // A call by GET that does more than read: it sends a code.
  const address = new URL(request.path, 'http://platform');
  return (request.method === 'GET' || request.method === 'HEAD') && !sendsCode(address);
};
