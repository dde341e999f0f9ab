import http from 'node:http';
import net from 'node:net';

/** An answer as it came, without redirects followed or bodies decoded. */
export interface RawAnswer {
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

/** Sends a request whose path is not normalised on the way. */
export function sendRaw(origin: string, path: string, request: RawRequest = {}): Promise<RawAnswer> {
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
}

/** Writes bytes to a port and resolves with everything that comes back until the other side closes. */
export function sendBytes(port: number, bytes: string | Buffer): Promise<string> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    const socket = net.connect(port, '127.0.0.1', () => socket.write(bytes));
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(Buffer.concat(chunks).toString('latin1')));
  });
}
