import type { IncomingMessage } from 'node:http';

/**
 * Reads a request body, however slowly it comes; the server's request timeout limits that.
 * @returns `undefined` when it has more than `maxBytes`; the rest is not read
 * @throws when the client gives up
 */
export const readBody = async (req: IncomingMessage, maxBytes: number): Promise<Buffer | undefined> => {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of req.iterator({ destroyOnReturn: false })) {
    size += chunk.length;
    if (size > maxBytes) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
};
