import http from 'node:http';

/** @typedef {{ status: number, headers: http.IncomingHttpHeaders, body: Buffer, ms: number }} Answer */

/** No answer within this time counts as a failure. */
const timeoutMs = 20_000;

/**
 * One request; status 0 when there was no answer. One without a body that meets a connection which the server is just closing, because it was
 * idle, is sent again, as browsers and proxies do.
 *
 * @type {(url: string, options?: http.RequestOptions, body?: string) => Promise<Answer>}
 */
export const ask = (url, options = {}, body) =>
  new Promise((resolve) => {
    const startedAt = performance.now();
    const finish = (/** @type {Partial<Answer>} */ answer) =>
      resolve({
        status: 0,
        headers: {},
        body: Buffer.alloc(0),
        ...answer,
        ms: performance.now() - startedAt,
      });
    const send = (/** @type {boolean} */ mayRepeat) => {
      let isLate = false;
      const request = http.request(url, options, (response) => {
        /** @type {Buffer[]} */
        const parts = [];
        response.on('data', (part) => parts.push(part));
        response.on('error', () => finish({}));
        response.on('end', () =>
          finish({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) }),
        );
      });
      request.setTimeout(timeoutMs, () => {
        isLate = true;
        request.destroy();
      });
      request.on('error', () => (mayRepeat && request.reusedSocket && !isLate ? send(false) : finish({})));
      request.end(body);
    };
    send(body === undefined);
  });

/** Opens all connections first, so that the requests arrive at once. */
const connectAll = async (/** @type {string} */ url, /** @type {http.Agent} */ agent) => {
  const live = new URL('/-/live', url).href;
  await Promise.all(Array.from({ length: agent.maxSockets }, () => ask(live, { agent })));
};

/**
 * Requests every address, `connections` at a time over keep-alive connections.
 *
 * @param {Iterable<string>} urls
 * @param {{ connections: number, headers?: http.OutgoingHttpHeaders, atOnce?: string, onAnswer: (answer: Answer, url: string) => void }} options
 *   `atOnce`: the site to whom all connections are opened before the first address is requested
 */
export const askAll = async (urls, { connections, headers = {}, atOnce, onAnswer }) => {
  const agent = new http.Agent({ keepAlive: true, maxSockets: connections, maxFreeSockets: connections });
  const rest = urls[Symbol.iterator]();
  if (atOnce) await connectAll(atOnce, agent);
  const work = async () => {
    for (let next = rest.next(); !next.done; next = rest.next())
      onAnswer(await ask(next.value, { agent, headers }), next.value);
  };
  await Promise.all(Array.from({ length: connections }, work));
  agent.destroy();
};

/** The numbers from `first` on, `count` of them. */
export const range = (/** @type {number} */ first, /** @type {number} */ count) =>
  Array.from({ length: count }, (_, index) => first + index);

/** The value that `share` (0 to 1) of the values do not exceed. */
export const quantile = (/** @type {readonly number[]} */ values, /** @type {number} */ share) =>
  values.toSorted((a, b) => a - b)[Math.max(0, Math.ceil(values.length * share) - 1)] ?? Number.NaN;

/** How the page cache answered, as the site says itself. */
export const cacheState = (/** @type {Answer} */ { headers }) =>
  /cache;desc="?([\w-]+)/.exec(String(headers['server-timing']))?.[1] ?? '';
