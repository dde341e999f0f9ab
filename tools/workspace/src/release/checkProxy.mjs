import http2 from 'node:http2';
import { setTimeout as pause } from 'node:timers/promises';
import { ask } from '../load/askAll.mjs';
import { askProxy, newToken, sendComment } from './visitors.mjs';

/** @typedef {import('./visitors.mjs').Proxy} Proxy */
/** @typedef {ReturnType<typeof import('../pack/proofs.mjs').createProofs>} Proofs */

/** The first pages of a site that has just started are remaining for a second: they lack the sizes of their pictures. */
const settleMs = 2_000;

/** One request over HTTP/2; status 0 when the server does not speak it. @type {(proxy: Proxy, path: string) => Promise<number>} */
const askHttp2 = ({ url, ca }, path) =>
  new Promise((resolve) => {
    const session = http2.connect(url, { ca });
    session.once('error', () => resolve(0));
    const request = session.request({ ':path': path });
    request.once('response', (headers) => resolve(headers[':status'] ?? 0)).once('error', () => resolve(0));
    request.resume().once('close', () => session.close());
    request.end();
  });

/** How soon a purge has to reach every instance, and Varnish. */
const purgedWithinMs = 2_000;

/**
 * An operator's purge at one instance: a comment that was just written is then on the page of every instance and of Varnish, which had the
 * page without it.
 *
 * @type {(proxy: Proxy, ports: import('./fillIn.mjs').Ports, path: string, proofs: Proofs) => Promise<void>}
 */
const checkPurgeEverywhere = async (proxy, ports, path, { expect }) => {
  const content = '清除缓存以后就看得到的评论';
  const ways = {
    'site-1': () => ask(`http://127.0.0.1:${ports.site1}${path}`).then(({ body }) => String(body)),
    'site-2': () => ask(`http://127.0.0.1:${ports.site2}${path}`).then(({ body }) => String(body)),
    varnish: () => askProxy(proxy, path).then(({ text }) => text),
  };
  const showing = async () => {
    const found = await Promise.all(
      Object.entries(ways).map(async ([name, read]) => ((await read()).includes(content) ? [name] : [])),
    );
    return found.flat();
  };
  await showing();
  const token = await newToken(`http://127.0.0.1:${ports.platform}`);
  const isWritten = token !== undefined && (await sendComment(proxy, token, content));
  const before = await showing();
  const startedAt = performance.now();
  const options = { method: 'POST' };
  const item = JSON.stringify({ type: 'doc', id: 'wetland1' });
  const answer = await ask(`http://127.0.0.1:${ports.admin1}/-/purge`, options, item);
  const left = () => purgedWithinMs - (performance.now() - startedAt);
  let after = await showing();
  while (after.length < 3 && left() > 0) after = await showing();
  const report = String(answer.body);
  expect(
    isWritten && answer.status === 200 && before.length === 0 && after.length === 3,
    `a purge at site-1 (${answer.status} ${report}): a new comment, on no page before, is on those of ${after.join(', ')} in ${Math.round(performance.now() - startedAt)} ms`,
  );
};

/** Purging deletes a page from Varnish, and only programs inside can. @type {(proxy: Proxy, ports: import('./fillIn.mjs').Ports, path: string, proofs: Proofs) => Promise<void>} */
const checkPurge = async (proxy, ports, path, { expect }) => {
  const cacheOf = async () => (await askProxy(proxy, path)).headers['x-cache'];
  await askProxy(proxy, path);
  const before = await cacheOf();
  const outside = await askProxy(proxy, path, { method: 'PURGE' });
  const varnish = `http://127.0.0.1:${ports.varnish}${path}`;
  const forwarded = await ask(varnish, { method: 'PURGE', headers: { 'X-Forwarded-For': '198.51.100.7' } });
  const still = await cacheOf();
  const inside = await ask(varnish, { method: 'PURGE', headers: { Host: 'localhost' } });
  const after = await cacheOf();
  expect(
    outside.status === 405 && forwarded.status === 405 && before === 'HIT' && still === 'HIT',
    `PURGE of a visitor is refused (${outside.status}, forwarded ${forwarded.status}), the page is still there (${still})`,
  );
  expect(
    inside.status === 200 && after === 'MISS',
    `PURGE at Varnish itself: ${inside.status}, then ${after}`,
  );
};

/**
 * The promises of the configurations of nginx and Varnish, requested at the proxy.
 *
 * @type {(proxy: Proxy, ports: import('./fillIn.mjs').Ports, path: string, proofs: Proofs) => Promise<void>}
 */
export const checkProxy = async (proxy, ports, path, proofs) => {
  const { expect } = proofs;
  await pause(settleMs);
  const plain = await ask(`http://127.0.0.1:${ports.http}${path}`, { headers: { Host: 'localhost' } });
  expect(
    plain.status === 308 && plain.headers.location === `https://localhost${path}`,
    `http leads to ${plain.headers.location}`,
  );
  const status = await askHttp2(proxy, path);
  expect(status === 200, `HTTP/2 over TLS: ${status}`);
  for (const encoding of ['br', 'gzip']) {
    const { headers } = await askProxy(proxy, path, { headers: { 'Accept-Encoding': encoding } });
    expect(
      headers['content-encoding'] === encoding,
      `a page for who reads ${encoding}: ${headers['content-encoding']}`,
    );
  }
  const traditional = await askProxy(proxy, path, { headers: { Cookie: 'other=1; locale=zh-Hant' } });
  const simplified = await askProxy(proxy, path, { headers: { Cookie: 'other=1' } });
  expect(
    traditional.headers['content-language'] === 'zh-Hant' &&
      simplified.headers['content-language'] === undefined,
    'the cookie of 繁體 is part of the key, no other one',
  );
  const ready = await askProxy(proxy, '/-/ready');
  expect(ready.status === 404, `readiness is nothing for the public: ${ready.status}`);
  await checkPurge(proxy, ports, path, proofs);
  await checkPurgeEverywhere(proxy, ports, path, proofs);
};
