import { createSend, type Transports } from './createSend';

const answer = (status: number, type: ResponseType = 'basic') =>
  ({ ok: status >= 200 && status < 300, status, type }) as Response;

const createTransports = (accepts: boolean, response: Response | Error = answer(200)) => ({
  navigator: { sendBeacon: jest.fn(() => accepts) },
  fetch: jest.fn(async () => {
    if (response instanceof Error) throw response;
    return response;
  }),
});

const send = (transports: ReturnType<typeof createTransports>) =>
  createSend('/tracker/log', transports as unknown as Transports);

describe('createSend', () => {
  it('sends a beacon as text when the page is being left', async () => {
    const transports = createTransports(true);
    expect(await send(transports)('{}', true)).toBe('handed-over');
    expect(transports.navigator.sendBeacon).toHaveBeenCalledWith('/tracker/log', '{}');
    expect(transports.fetch).not.toHaveBeenCalled();
  });

  it('sends the beacon synchronously: a page that is left runs nothing later', () => {
    const transports = createTransports(true);
    void send(transports)('{}', true);
    expect(transports.navigator.sendBeacon).toHaveBeenCalledTimes(1);
  });

  it('fetches with keepalive while the page stays, because only that shows whether it arrived', async () => {
    const transports = createTransports(true);
    expect(await send(transports)('{}', false)).toBe('delivered');
    expect(transports.fetch).toHaveBeenCalledWith(
      '/tracker/log',
      expect.objectContaining({ method: 'POST', body: '{}', keepalive: true }),
    );
    expect(transports.navigator.sendBeacon).not.toHaveBeenCalled();
  });

  it('fetches when the browser refuses the beacon or has none', async () => {
    const refusing = createTransports(false);
    expect(await send(refusing)('{}', true)).toBe('delivered');
    const { fetch } = createTransports(true);
    expect(await createSend('/tracker/log', { fetch } as unknown as Transports)('{}', true)).toBe(
      'delivered',
    );
  });

  it.each([
    ['no network', new TypeError('Failed to fetch'), 'failed'],
    ['HTTP 503', answer(503), 'failed'],
    ['HTTP 429', answer(429), 'failed'],
    ['HTTP 400: sending again would not help', answer(400), 'delivered'],
    ['an opaque response of another origin', answer(0, 'opaque'), 'delivered'],
  ])('%s', async (_, response, delivery) => {
    expect(await send(createTransports(false, response))('{}', true)).toBe(delivery);
  });
});
