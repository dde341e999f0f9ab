import http from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

/** The article that every known id shows, and an id that the reference platform does not know. */
const templateId = 'wetland1';
const unknownId = 'nosuchid';

const toId = (/** @type {string} */ letter, /** @type {number} */ number) =>
  `${letter}${String(number).padStart(8, '0')}`;

/** Address of an article that the sample platform knows; every number is another one. */
export const articlePath = (/** @type {number} */ number) =>
  `/davmu/share/peony/doc/2026/11/${toId('b', number)}/index.html`;

/** Address of an article that does not exist. */
export const missingPath = (/** @type {number} */ number) =>
  `/davmu/share/peony/doc/2026/11/${toId('x', number)}/index.html`;

/** Below this path the sample platform sends zeros until the visitor leaves. */
export const endlessPath = '/media/endless.mp4';

/** @typedef {{ status: number, type: string, body: Buffer }} Answer */

const json = (/** @type {number} */ status, /** @type {string} */ text) => ({
  status,
  type: 'application/json',
  body: Buffer.from(text),
});

/**
 * Ways a platform fails, apart from being away.
 *
 * @type {Record<string, (answer: Answer) => Answer>}
 */
const answerFaults = {
  '503 pages': () => ({ status: 503, type: 'text/html', body: Buffer.from('<h1>Service Unavailable</h1>') }),
  'code 503 in a 200': () => json(200, '{"code":503,"message":"busy","data":null}'),
  429: () => json(429, '{"code":429,"message":"slow down","data":null}'),
  'data null': () => json(200, '{"code":0,"message":"","data":null}'),
  'truncated JSON': ({ body }) => json(200, body.toString().slice(0, body.length / 2)),
};

/** A platform at whose port nothing answers. */
const away = 'refused connections';

/** The ways in which the sample platform can fail. */
export const faults = [away, ...Object.keys(answerFaults)];

/**
 * A platform for load: each response of `source` is repeated for every id `b…` (known) and `x…` (missing), so that a site can
 * be requested endlessly many different pages at the cost of a lookup.
 *
 * @param {{ source: string, port: number, delayMs: number }} options
 */
export const startSamplePlatform = async ({ source, port, delayMs }) => {
  /** @type {Map<string, Promise<Answer>>} */
  const recorded = new Map();
  /** @type {Map<string, number>} */
  const calls = new Map();
  const now = { fault: '', delayMs, endlessBlocks: 0 };

  /** @type {(key: string, request: http.IncomingMessage, body: string) => Promise<Answer>} */
  const record = async (key, { method = 'GET', headers }, body) => {
    const { authorization } = headers;
    const answer = await fetch(source + key, {
      method,
      headers: { 'Content-Type': 'application/json', ...(authorization && { Authorization: authorization }) },
      ...(body && { body }),
    });
    const type = answer.headers.get('content-type') ?? '';
    return { status: answer.status, type, body: Buffer.from(await answer.arrayBuffer()) };
  };

  /** @type {(request: http.IncomingMessage) => Promise<Answer>} */
  const answerTo = async (request) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    const url = request.url ?? '/';
    const id = /\b[bx]\d{8,}\b/.exec(url)?.[0] ?? '';
    const place = id.startsWith('x') ? unknownId : templateId;
    const key = id ? url.replace(id, place) : url;
    const operation = `${request.method} ${url.replace(id, '{id}').split('?')[0]}`;
    calls.set(operation, (calls.get(operation) ?? 0) + 1);
    const answer = recorded.get(key) ?? record(key, request, body);
    recorded.set(key, answer);
    const original = await answer;
    const text = id.startsWith('b') ? original.body.toString().replaceAll(templateId, id) : undefined;
    const whole = text ? { ...original, body: Buffer.from(text) } : original;
    return answerFaults[now.fault]?.(whole) ?? whole;
  };

  const sendEndless = (/** @type {http.ServerResponse} */ response) => {
    const block = Buffer.alloc(65_536);
    const fill = () => {
      for (let hasRoom = !response.destroyed; hasRoom; now.endlessBlocks += 1)
        hasRoom = response.write(block);
    };
    response.writeHead(200, { 'Content-Type': 'video/mp4' });
    response.on('drain', fill);
    fill();
  };

  const server = http.createServer((request, response) => {
    if (request.url?.startsWith(endlessPath)) {
      sendEndless(response);
      return;
    }
    answerTo(request)
      .then(async ({ status, type, body }) => {
        await pause(now.delayMs);
        response.writeHead(status, { 'Content-Type': type, 'Content-Length': body.length }).end(body);
      })
      .catch(() => response.destroy());
  });
  server.keepAliveTimeout = 60_000;
  server.on('clientError', (_error, socket) => socket.destroy());
  const open = () =>
    new Promise((resolve) => server.listen(port, '127.0.0.1', 8192, () => resolve(undefined)));
  const close = () =>
    new Promise((resolve) => {
      server.close(resolve);
      server.closeAllConnections();
    });
  await open();

  return {
    url: `http://127.0.0.1:${port}`,
    /** Calls since the last reset by operation; ids read `{id}`. */
    calls,
    setDelay: (/** @type {number} */ milliseconds) => (now.delayMs = milliseconds),
    /** One of `faults`; empty: works. */
    setFault: async (/** @type {string} */ fault) => {
      now.fault = fault;
      if (fault === away && server.listening) await close();
      if (fault !== away && !server.listening) await open();
    },
    /** Blocks sent below `endlessPath` so far. */
    endlessBlocks: () => now.endlessBlocks,
    close,
  };
};
