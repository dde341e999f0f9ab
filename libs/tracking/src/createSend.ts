/**
 * What became of a beacon: `delivered` – the receiver answered; `handed-over` – the browser took it and no answer will
 * ever be seen; `failed` – nobody took it.
 */
export type Delivery = 'delivered' | 'handed-over' | 'failed';

/** Sends one JSON text. `isLeaving`: the page may be gone before an answer comes. Never rejects. */
export type Send = (body: string, isLeaving: boolean) => Promise<Delivery>;

/** The browser's two ways out. */
export interface Carriers {
  navigator: Pick<Navigator, 'sendBeacon'>;
  fetch: typeof fetch;
}

/**
 * Whether sending again would change nothing: the receiver took the events or refused them for good. An opaque answer
 * comes from a host that lets nobody read it; that it came is all there is to know.
 */
const isSettled = ({ ok, status, type }: Response): boolean =>
  ok || type === 'opaque' || (status >= 400 && status < 500 && status !== 429);

/**
 * Sends beacons to the statistics host. A page that is being left uses `sendBeacon`, which alone survives it; a page
 * that stays uses `fetch` with `keepalive`, which alone tells whether the events arrived, and which also stands in for a
 * beacon the browser refused.
 * Both send `text/plain`, which needs no preflight, no CORS headers of the host, and which old kernels accept.
 */
export const createSend = (endpoint: string, carriers: Carriers = globalThis): Send => {
  const beacon = (body: string): boolean => {
    try {
      return carriers.navigator.sendBeacon(endpoint, body);
    } catch {
      return false;
    }
  };

  const post = async (body: string): Promise<Delivery> => {
    try {
      const response = await carriers.fetch(endpoint, {
        method: 'POST',
        body,
        keepalive: true,
        mode: 'no-cors',
      });
      return isSettled(response) ? 'delivered' : 'failed';
    } catch {
      return 'failed';
    }
  };

  return async (body, isLeaving) => (isLeaving && beacon(body) ? 'handed-over' : post(body));
};
