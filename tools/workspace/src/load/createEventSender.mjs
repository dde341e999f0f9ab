import { randomUUID } from 'node:crypto';
import { Agent } from 'node:http';
import { ask } from './askAll.mjs';

const toEvent = () => ({
  event_id: randomUUID(),
  timestamp: Math.floor(Date.now() / 1000),
  version: 1,
  terminal: 'wap',
  tid: 'wetland1',
  behavior: 'exposure',
  device_type: 'Android',
  device_os: 'Android 13',
  user_id: '3f2c1f9e-6d1b-4b1e-9c55-0c2d5a1e7b11',
  extras: { module: 'related', position: 3, read_id: 'a1b2c3d4' },
});

/** The network of a visitor: two hundred by two hundred of them, so that no limit of one is met. */
const networkOf = (/** @type {number} */ number) => `10.${number % 200}.${Math.floor(number / 200) % 200}.7`;

/**
 * Sends statistics as pages do, in lists, each from another network.
 *
 * @param {{ port: number, eventsPerRequest: number, connections: number }} options
 */
export const createEventSender = ({ port, eventsPerRequest, connections }) => {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const url = `http://127.0.0.1:${port}/tracker/log`;
  let number = 0;
  let bytes = 0;
  let accepted = 0;
  /** One request; the receiver confirms the number of events that it accepts. */
  const send = async () => {
    const body = JSON.stringify(Array.from({ length: eventsPerRequest }, toEvent));
    const headers = {
      'content-type': 'text/plain',
      'content-length': Buffer.byteLength(body),
      'x-forwarded-for': networkOf((number += 1)),
    };
    const answer = await ask(url, { agent, method: 'POST', headers }, body);
    bytes += body.length;
    if (answer.status === 200) accepted += JSON.parse(answer.body.toString()).data.accepted;
  };
  return {
    send,
    /** Sends for some seconds, as fast as the receiver answers. */
    sendFor: async (/** @type {number} */ seconds) => {
      const end = performance.now() + seconds * 1_000;
      await Promise.all(
        Array.from({ length: connections }, async () => {
          while (performance.now() < end) await send();
        }),
      );
    },
    /** Requests sent, events that were accepted, and bytes of the bodies, so far. */
    counts: () => ({ requests: number, accepted, bytes }),
    close: () => agent.destroy(),
  };
};
