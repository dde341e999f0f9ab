import http from 'node:http';
import type { Metrics } from '../observability/createMetrics';

interface AdminServerOptions {
  metrics: Metrics;
  readHealth(): Record<string, unknown>;
}

/** Creates the server for operators: `/metrics` for Prometheus and `/health` as JSON. */
export const createAdminServer = ({ metrics, readHealth }: AdminServerOptions): http.Server => {
  const send = (res: http.ServerResponse, status: number, contentType: string, body: string) => {
    res.writeHead(status, { 'Content-Type': contentType, 'Cache-Control': 'no-store' });
    res.end(body);
  };
  const answer = async (req: http.IncomingMessage, res: http.ServerResponse) => {
    if (req.method !== 'GET') return send(res, 405, 'text/plain', 'Method not allowed');
    if (req.url === '/metrics') {
      const { body, contentType } = await metrics.text();
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
