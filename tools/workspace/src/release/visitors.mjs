import https from 'node:https';
import { setTimeout as pause } from 'node:timers/promises';

/** The item that is commented on, as seeded. */
const item = 'wetland1';
const answerMs = 10_000;

/** @typedef {{ url: string, ca: Buffer }} Proxy an origin, and the certificate behind it */

/** One request; status 0 without an answer. @type {(proxy: Proxy, path: string, options?: https.RequestOptions, body?: string) => Promise<{ status: number, headers: import('node:http').IncomingHttpHeaders, text: string }>} */
export const askProxy = ({ url, ca }, path, options = {}, body) =>
  new Promise((resolve) => {
    const fail = () => resolve({ status: 0, headers: {}, text: '' });
    const request = https.request(url + path, { ca, ...options }, (response) => {
      /** @type {Buffer[]} */
      const parts = [];
      response.on('data', (part) => parts.push(part));
      response.on('error', fail);
      response.on('end', () => {
        const { statusCode: status = 0, headers } = response;
        resolve({ status, headers, text: Buffer.concat(parts).toString() });
      });
    });
    request.setTimeout(answerMs, () => request.destroy());
    request.on('error', fail);
    request.end(body);
  });

/**
 * Visitors who read until they are stopped, each over connections of its own, one page after the other.
 *
 * @param {Proxy} proxy
 * @param {readonly string[]} paths pages that are there
 */
export const startVisitors = (proxy, paths, count = 8) => {
  const agent = new https.Agent({ keepAlive: true, maxSockets: count });
  /** @type {Record<string, number>} */
  const failures = {};
  let requested = 0;
  let isOver = false;
  const read = async (/** @type {number} */ first) => {
    for (let at = first; !isOver; at += 1) {
      const { status } = await askProxy(proxy, paths[at % paths.length] ?? '/', { agent });
      requested += 1;
      if (status !== 200) failures[status] = (failures[status] ?? 0) + 1;
      await pause(10);
    }
  };
  const running = Array.from({ length: count }, (_, index) => read(index * 7));
  return async () => {
    isOver = true;
    await Promise.all(running);
    agent.destroy();
    const failed = Object.values(failures).reduce((sum, times) => sum + times, 0);
    return { requested, failed, failures };
  };
};

/** @type {(platform: string) => Promise<string | undefined>} */
export const newToken = async (platform) => {
  const options = {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: '{"alias":"写评论的人"}',
  };
  const answer = await fetch(`${platform}/-/user-token`, {
    ...options,
    signal: AbortSignal.timeout(answerMs),
  });
  return answer.ok ? (await answer.json()).token : undefined;
};

/** Whether a comment on the item was confirmed. @type {(proxy: Proxy, token: string, content: string) => Promise<boolean>} */
export const sendComment = async (proxy, token, content) => {
  const headers = { 'Content-Type': 'application/json', Authorization: token, Origin: proxy.url };
  const options = { method: 'POST', headers: { ...headers, 'Sec-Fetch-Site': 'same-origin' } };
  const body = JSON.stringify({ content });
  const { status, text } = await askProxy(proxy, `/peony/v1/comment/${item}`, options, body);
  return status === 200 && JSON.parse(text).code === 0;
};

/**
 * Users who comment through the proxy until they are stopped, each one comment, which is sent once. The result has the texts of those that
 * were confirmed, and how many others there were. While the platform makes no new users, nothing is written.
 *
 * @param {Proxy} proxy
 * @param {string} platform address of the platform, for new users
 * @param {string} mark begins each text
 */
export const startWriters = (proxy, platform, mark, count = 4) => {
  /** @type {string[]} */
  const confirmed = [];
  let [failed, number] = [0, 0];
  let isOver = false;
  const write = async () => {
    while (!isOver) {
      const token = await newToken(platform).catch(() => undefined);
      if (token) {
        number += 1;
        const content = `${mark}第${number}条`;
        if (await sendComment(proxy, token, content)) confirmed.push(content);
        else failed += 1;
      }
      await pause(20);
    }
  };
  const running = Array.from({ length: count }, write);
  return async () => {
    isOver = true;
    await Promise.all(running);
    return { confirmed, failed };
  };
};

/** The texts of all comments of the item. @type {(platform: string) => Promise<Set<string>>} */
export const readComments = async (platform) => {
  const texts = new Set();
  for (let page = 1; ; page += 1) {
    const answer = await fetch(`${platform}/peony/v1/comment/${item}?pageindex=${page}&pagesize=50`);
    const { comments } = (await answer.json()).data;
    if (comments.length === 0) return texts;
    for (const { content } of comments) texts.add(content);
  }
};
