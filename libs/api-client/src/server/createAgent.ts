import http from 'node:http';
import https from 'node:https';
import type { Duplex } from 'node:stream';
import type { Socket } from 'node:net';

/** An unused connection is closed after this time. */
const idleMs = 60_000;

/** Keeps connections open between calls; one that cannot be made within `connectTimeoutMs` is given up. */
export const createAgent = (protocol: string, connectTimeoutMs: number): http.Agent => {
  const agent = new (protocol === 'https:' ? https : http).Agent({ keepAlive: true, timeout: idleMs });
  const connect = agent.createConnection.bind(agent);
  agent.createConnection = (options, callback): Duplex | null | undefined => {
    const socket = connect(options, callback) as Socket;
    const giveUp = () => {
      if (socket.connecting) socket.destroy(new Error(`No connection within ${connectTimeoutMs} ms.`));
    };
    // A process that was busy finds out first whether the connection was made meanwhile.
    const timer = setTimeout(() => setImmediate(giveUp), connectTimeoutMs);
    const stop = () => clearTimeout(timer);
    socket.once('connect', stop).once('close', stop);
    return socket;
  };
  return agent;
};
