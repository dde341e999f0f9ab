import http from 'node:http';

export { sendBytes } from './sendBytes.mjs';

/** A response as received: redirects are not followed, bodies not decompressed. */
interface RawResponse {
  status: number;
  headers: http.IncomingHttpHeaders;
  body: Buffer;
}

interface RawRequest {
  method?: string;
  headers?: http.OutgoingHttpHeaders;
  body?: string | Buffer;
  agent?: http.Agent;
  localAddress?: string;
}

/** Sends a request without normalising its path. */
export const sendRaw = (origin: string, path: string, request: RawRequest = {}): Promise<RawResponse> => {
  const { hostname, port } = new URL(origin);
  const { body, agent, ...options } = request;
  return new Promise((resolve, reject) => {
    const sending = http.request({ hostname, port, path, agent: agent ?? false, ...options }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('error', reject);
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(chunks) }),
      );
    });
    sending.on('error', reject);
    sending.end(body);
  });
};
