import { createSend, type Carriers } from './createSend';

const answer = (status: number, type: ResponseType = 'basic') =>
  ({ ok: status >= 200 && status < 300, status, type }) as Response;

const carriers = (accepts: boolean, response: Response | Error = answer(200)) => ({
  navigator: { sendBeacon: jest.fn(() => accepts) },
  fetch: jest.fn(async () => {
    if (response instanceof Error) throw response;
    return response;
  }),
});

const send = (with_: ReturnType<typeof carriers>) => createSend('/tracker/log', with_ as unknown as Carriers);

describe('createSend', () => {
  it('hands a beacon over as text when the page is being left', async () => {
    const with_ = carriers(true);
    expect(await send(with_)('{}', true)).toBe('handed-over');
    expect(with_.navigator.sendBeacon).toHaveBeenCalledWith('/tracker/log', '{}');
    expect(with_.fetch).not.toHaveBeenCalled();
  });

  it('sends the beacon before it returns: a page that is left runs nothing later', () => {
    const with_ = carriers(true);
    void send(with_)('{}', true);
    expect(with_.navigator.sendBeacon).toHaveBeenCalledTimes(1);
  });

  it('fetches with keepalive while the page stays, because only that tells about arrival', async () => {
    const with_ = carriers(true);
    expect(await send(with_)('{}', false)).toBe('delivered');
    expect(with_.fetch).toHaveBeenCalledWith(
      '/tracker/log',
      expect.objectContaining({ method: 'POST', body: '{}', keepalive: true }),
    );
    expect(with_.navigator.sendBeacon).not.toHaveBeenCalled();
  });

  it('fetches when the browser refuses the beacon or has none', async () => {
    const refusing = carriers(false);
    expect(await send(refusing)('{}', true)).toBe('delivered');
    const { fetch } = carriers(true);
    expect(await createSend('/tracker/log', { fetch } as unknown as Carriers)('{}', true)).toBe('delivered');
  });

  it.each([
    ['no network', new TypeError('Failed to fetch'), 'failed'],
    ['HTTP 503', answer(503), 'failed'],
    ['HTTP 429', answer(429), 'failed'],
    ['HTTP 400: sending again would not help', answer(400), 'delivered'],
    ['an opaque answer of another origin', answer(0, 'opaque'), 'delivered'],
  ])('%s', async (_, response, delivery) => {
    expect(await send(carriers(false, response))('{}', true)).toBe(delivery);
  });
});
