import type { WebSocketForwarder } from './createWebSocketForwarder';
import { type AdmissionControl, type ClientAddress, refuseSocket } from '@share/http-server';

interface SharingOptions {
  /** Room for open WebSockets. */
  places: AdmissionControl;
  clientAddress: ClientAddress;
  accountOf(address: string): string;
}

/** A WebSocket takes a place of its network's share, from the handshake until it is closed; without one it is refused. */
export const shareWebSockets = (
  forwarder: WebSocketForwarder,
  { places, clientAddress, accountOf }: SharingOptions,
): WebSocketForwarder => ({
  ...forwarder,
  upgrade(req, socket, head) {
    const untilClosed = () =>
      new Promise<void>((resolve) => {
        socket.once('close', () => resolve());
        forwarder.upgrade(req, socket, head);
      });
    places
      .run(untilClosed, accountOf(clientAddress.of(req)))
      .catch(() => refuseSocket(socket, '503 Service Unavailable'));
  },
});
