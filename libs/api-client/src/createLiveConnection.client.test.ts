/** @jest-environment jsdom */
import { createLiveConnection } from './createLiveConnection.client';

type Listener = (context: object) => void;

/** The calls that the connection makes on its client. */
const calls: string[] = [];
const listeners = new Map<string, Listener>();
const target = (of: string) => ({
  on: (event: string, listener: Listener) => listeners.set(`${of} ${event}`, listener),
});

jest.mock('centrifuge', () => ({
  Centrifuge: class {
    on = target('client').on;
    connect = () => calls.push('connect');
    disconnect = () => calls.push('disconnect');
    setToken = (token: string) => calls.push(`token ${token}`);
    newSubscription = () => ({ ...target('channel'), subscribe: () => undefined });
  },
}));

const setVisibility = (state: 'visible' | 'hidden') => {
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
};
const seconds = (count: number) => jest.advanceTimersByTimeAsync(count * 1000);
const emit = (event: string, context: object = {}) => listeners.get(event)?.(context);

const open = () => {
  const received = { onUp: jest.fn(), onPush: jest.fn(), onDown: jest.fn(), onEnd: jest.fn() };
  const log = { warn: jest.fn() };
  const ticket = { token: 't1', channel: 'live:room' };
  const connection = createLiveConnection({
    address: 'ws://platform.test/connection/websocket',
    ticket,
    renewTicket: async () => ticket,
    since: { offset: 0, epoch: 'e1' },
    log,
    ...received,
  });
  return { ...received, log, connection };
};

beforeEach(() => {
  jest.useFakeTimers();
  calls.length = 0;
});
afterEach(() => jest.useRealTimers());

test('a page that stays in the background gives its connection up, and takes it up again', async () => {
  const { connection } = open();
  setVisibility('hidden');
  await seconds(20);
  setVisibility('visible');
  expect(calls).toEqual(['connect']);
  setVisibility('hidden');
  await seconds(30);
  expect(calls).toEqual(['connect', 'disconnect']);
  setVisibility('visible');
  expect(calls).toEqual(['connect', 'disconnect', 'connect']);
  connection.close();
  setVisibility('hidden');
  await seconds(60);
  expect(calls).toHaveLength(4);
});

test('three failures, or eight seconds, count as blocked; a subscription ends that', async () => {
  const { onDown, onUp, log } = open();
  emit('client connecting');
  const error = { type: 'transport', error: { code: 2, message: 'transport closed' } };
  emit('client error', error);
  emit('channel error', error);
  expect(onDown).not.toHaveBeenCalled();
  emit('client error', error);
  emit('client error', error);
  expect(onDown).toHaveBeenCalledTimes(1);
  expect(log.warn).toHaveBeenCalledTimes(4);
  emit('channel subscribed', { recovered: true, streamPosition: { epoch: 'e1', offset: 3 } });
  expect(onUp).toHaveBeenCalledWith('e1', true);
  emit('client connecting');
  await seconds(8);
  expect(onDown).toHaveBeenCalledTimes(2);
});

test('what a listener throws is logged, and does not reach the client', () => {
  const { onPush, log } = open();
  onPush.mockImplementation(() => {
    throw new Error('broken');
  });
  expect(() => emit('channel publication', { offset: 1, data: {} })).not.toThrow();
  expect(log.warn).toHaveBeenCalledWith('realtime: a listener failed', expect.any(Error));
});

test('the connection of another user begins with a new token', () => {
  open().connection.renew();
  expect(calls).toEqual(['connect', 'disconnect', 'token ', 'connect']);
});
