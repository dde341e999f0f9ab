import http from 'node:http';

/** @typedef {{ event_id: string, behavior: string, tid: string, user_id: string, extras?: Record<string, unknown> }} Event */

/** @type {(body: string) => Event[]} */
const eventsOf = (body) => {
  const payload = JSON.parse(body);
  return Array.isArray(payload) ? payload : [payload];
};

/**
 * A statistics host that can be away, and that loses every fifth response after it has stored the events. It keeps one event per id.
 *
 * @param {number} port
 */
export const startReceiver = async (port) => {
  /** @type {Map<string, Event>} */
  const events = new Map();
  const seen = { requests: 0, lists: 0, repeats: 0 };
  const server = http.createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    const received = eventsOf(body);
    for (const event of received) {
      if (events.has(event.event_id)) seen.repeats += 1;
      events.set(event.event_id, event);
    }
    seen.requests += 1;
    if (received.length > 1) seen.lists += 1;
    if (seen.requests % 5 === 0) response.destroy();
    else response.writeHead(200, { 'Content-Type': 'application/json' }).end('{"code":0}');
  });
  server.on('clientError', (_error, socket) => socket.destroy());
  const open = () => new Promise((resolve) => server.listen(port, '127.0.0.1', () => resolve(undefined)));
  const close = () =>
    new Promise((resolve) => {
      server.close(resolve);
      server.closeAllConnections();
    });
  await open();
  return {
    url: `http://127.0.0.1:${port}`,
    events,
    seen,
    setUp: async (/** @type {boolean} */ isUp) => {
      if (isUp && !server.listening) await open();
      if (!isUp && server.listening) await close();
    },
    close,
  };
};
