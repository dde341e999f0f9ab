import http from 'node:http';
import https from 'node:https';
import type { Duplex } from 'node:stream';
import type { Socket } from 'node:net';

/** An unused connection is closed after this time. */
const idleMs = 60_000;

interface AgentOptions {
  /** A connection that cannot be made in this time is given up. */
  connectTimeoutMs: number;
  /** Keeps connections open between calls; else each call has a new one. */
  keepAlive: boolean;
}

/** The connections of calls to one host. */
export const createAgent = (protocol: string, { connectTimeoutMs, keepAlive }: AgentOptions): http.Agent => {
  const agent = new (protocol === 'https:' ? https : http).Agent({ keepAlive, timeout: idleMs });
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
