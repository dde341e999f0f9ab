import http from 'node:http';

/** What an operator orders with a POST request; the answer is JSON. */
export type AdminCommand = (req: http.IncomingMessage) => Promise<{ status: number; body: object }>;

interface AdminServerOptions {
  /** The metrics in the text format of Prometheus. */
  readMetrics(): Promise<{ body: string; contentType: string }>;
  readHealth(): Record<string, unknown>;
  /** By path. */
  commands?: Readonly<Record<string, AdminCommand>>;
}

/** Creates the server for operators: `/metrics` for Prometheus, `/health` as JSON, and commands. */
export const createAdminServer = (options: AdminServerOptions): http.Server => {
  const { readMetrics, readHealth } = options;
  const commands = new Map(Object.entries(options.commands ?? {}));
  const send = (res: http.ServerResponse, status: number, contentType: string, body: string) => {
    res.writeHead(status, { 'Content-Type': contentType, 'Cache-Control': 'no-store' });
    res.end(body);
  };
  const answer = async (req: http.IncomingMessage, res: http.ServerResponse) => {
    const command = req.method === 'POST' && commands.get(req.url ?? '');
    if (command) {
      const { status, body } = await command(req);
      return send(res, status, 'application/json', JSON.stringify(body));
    }
    if (req.method !== 'GET') return send(res, 405, 'text/plain', 'Method not allowed');
    if (req.url === '/metrics') {
      const { body, contentType } = await readMetrics();
      return send(res, 200, contentType, body);
    }
    if (req.url === '/health') {
      const { rss, heapUsed } = process.memoryUsage();
      const health = { ...readHealth(), uptimeSeconds: Math.floor(process.uptime()), rss, heapUsed };
      return send(res, 200, 'application/json', JSON.stringify(health));
    }
    return send(res, 404, 'text/plain', 'Not found');
  };
  return http.createServer((req, res) => {
    answer(req, res).catch(() => res.destroy());
  });
};
