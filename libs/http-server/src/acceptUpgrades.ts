import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { refuseSocket } from './refuseSocket';
import { unfinishedAnswer, untilAnswered } from './unfinishedAnswer';

interface UpgradeOptions {
  /** Whether a request is for an upgrade that this site offers. */
  offers(req: IncomingMessage): boolean;
  /** Takes over the connection. `head` has the bytes after the request. */
  upgrade(req: IncomingMessage, socket: Duplex, head: Buffer): void;
  isDraining(): boolean;
}

const isUpgradeHeader = (name: string) => /^(?:upgrade|http2-settings)$/i.test(name);

/** The head of a request without the headers of an upgrade. */
const toOrdinaryHead = ({ method, url, httpVersion, rawHeaders }: IncomingMessage): Buffer => {
  const lines = [`${method} ${url} HTTP/${httpVersion}`];
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] ?? '';
    const value = rawHeaders[index + 1] ?? '';
    if (isUpgradeHeader(name)) continue;
    const isConnection = name.toLowerCase() === 'connection';
    const options = isConnection && value.split(',').filter((option) => !isUpgradeHeader(option.trim()));
    lines.push(`${name}: ${options ? options.join(',') : value}`);
  }
  return Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1');
};

/**
 * Passes upgrades that the site offers to `upgrade` and ignores all others: RFC 9110 lets a server answer those as usual, and
 * any client may request `h2c`. Node detaches the connection of every upgrade, so an ignored one is put back with an ordinary
 * request in front, as soon as the answers before it are finished. An upgrade that is offered may not wait: whatever is written then
 * would stand in the middle of an earlier answer, so its connection is closed.
 * @returns a function that closes all detached connections, which `server.close()` no longer knows
 */
export const acceptUpgrades = (server: Server, options: UpgradeOptions): (() => void) => {
  const detached = new Set<Duplex>();

  const ignore = (req: IncomingMessage, socket: Duplex, head: Buffer) => {
    // Node adds this listener again, and leaves it when it detaches a connection.
    socket.removeAllListeners('timeout');
    socket.unshift(Buffer.concat([toOrdinaryHead(req), head]));
    server.emit('connection', socket);
  };

  const ignoreLater = async (req: IncomingMessage, socket: Duplex, head: Buffer) => {
    detached.add(socket);
    await untilAnswered(socket);
    detached.delete(socket);
    if (socket.writable) ignore(req, socket, head);
    // It ends after its last answer.
    else socket.on('error', () => socket.destroy());
  };

  const take = (req: IncomingMessage, socket: Duplex, head: Buffer) => {
    detached.add(socket);
    socket.once('close', () => detached.delete(socket));
    if (options.isDraining()) refuseSocket(socket, '503 Service Unavailable');
    else options.upgrade(req, socket, head);
  };

  server.on('upgrade', (req, socket, head) => {
    const isOffered = options.offers(req);
    if (!unfinishedAnswer(socket)) (isOffered ? take : ignore)(req, socket, head);
    else if (isOffered) socket.destroy();
    else void ignoreLater(req, socket, head);
  });

  return () => detached.forEach((socket) => socket.destroy());
};
