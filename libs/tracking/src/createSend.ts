/**
 * The result of sending: `delivered` – the receiver answered; `handed-over` – the browser took it, and the answer is never seen;
 * `failed` – it was not sent.
 */
export type Delivery = 'delivered' | 'handed-over' | 'failed';

/** Sends one JSON text. `isLeaving`: the page may be gone before an answer comes. Never rejects. */
export type Send = (body: string, isLeaving: boolean) => Promise<Delivery>;

/** The browser's two ways to send; tests replace them. */
export interface Transports {
  navigator: Pick<Navigator, 'sendBeacon'>;
  fetch: typeof fetch;
}

/**
 * Whether sending again would change nothing: the receiver stored the events or refused them for good. An opaque response of another
 * origin hides its status, so its arrival has to do.
 */
const isFinal = ({ ok, status, type }: Response): boolean =>
  ok || type === 'opaque' || (status >= 400 && status < 500 && status !== 429);

/**
 * Sends beacons to the statistics host. A page that is being left uses `sendBeacon`, because only that outlives it. Otherwise, and
 * when the browser refuses a beacon, `fetch` with `keepalive` shows whether the events arrived.
 * Both send `text/plain`, which needs neither a preflight nor CORS headers, and which old browsers accept.
 */
export const createSend = (endpoint: string, transports: Transports = globalThis): Send => {
  const beacon = (body: string): boolean => {
    try {
      return transports.navigator.sendBeacon(endpoint, body);
    } catch {
      return false;
    }
  };

  const post = async (body: string): Promise<Delivery> => {
    try {
      const response = await transports.fetch(endpoint, {
        method: 'POST',
        body,
        keepalive: true,
        mode: 'no-cors',
      });
      return isFinal(response) ? 'delivered' : 'failed';
    } catch {
      return 'failed';
    }
  };

  return async (body, isLeaving) => (isLeaving && beacon(body) ? 'handed-over' : post(body));
};
