import http from 'node:http';
import https from 'node:https';
import type { Duplex } from 'node:stream';
import type { Socket } from 'node:net';

/** An unused connection is closed after this time. */
const idleMs = 60_000;

/** Keeps connections open between calls; one that cannot be made within `connectTimeoutMs` is given up. */
export const createAgent = (protocol: string, connectTimeoutMs: number): http.Agent => {
  const agent = new (protocol === 'https:' ? https : http).Agent({ keepAlive: true });
  const connect = agent.createConnection.bind(agent);
  agent.createConnection = (options, callback): Duplex | null | undefined => {
    const socket = connect(options, callback) as Socket;
    const giveUp = () => socket.destroy(new Error(`No connection within ${connectTimeoutMs} ms.`));
    const timer = setTimeout(giveUp, connectTimeoutMs);
    const stop = () => clearTimeout(timer);
    socket.once('connect', stop).once('close', stop);
    socket.setTimeout(idleMs, () => socket.destroy());
    return socket;
  };
  return agent;
};
