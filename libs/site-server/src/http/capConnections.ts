import type { Server, Socket } from 'node:net';

/** Closes connections of an address beyond its share, so that no single visitor can hold them all. */
export function capConnections(server: Server, limit: number, isExempt: (address: string) => boolean): void {
  const counts = new Map<string, number>();
  server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress ?? '';
    if (isExempt(address)) return;
    const count = (counts.get(address) ?? 0) + 1;
    counts.set(address, count);
    socket.once('close', () => {
      const left = (counts.get(address) ?? 1) - 1;
      if (left > 0) counts.set(address, left);
      else counts.delete(address);
    });
    if (count > limit) socket.destroy();
  });
}
