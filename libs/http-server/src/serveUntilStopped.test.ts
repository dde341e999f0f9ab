import type { Logger } from 'pino';
import { parentPort } from 'node:worker_threads';
import { serveUntilStopped } from './serveUntilStopped';

jest.mock('node:worker_threads', () => ({ parentPort: { on: jest.fn(), postMessage: jest.fn() } }));

/** Listeners on the process, and what is left of them: after its event a listener added with `once` is gone. */
const listeners = new Map<unknown, (cause?: unknown) => void>();
const emit = (name: string, cause?: unknown) => listeners.get(name)?.(cause);

let exit: jest.SpyInstance;
beforeEach(() => {
  jest.useFakeTimers();
  listeners.clear();
  exit = jest.spyOn(process, 'exit').mockImplementation((() => undefined) as never);
  jest.spyOn(process, 'on').mockImplementation((name, listener) => {
    listeners.set(name, listener);
    return process;
  });
  jest.spyOn(process, 'once').mockImplementation((name, listener) => {
    listeners.set(name, (cause) => {
      listeners.delete(name);
      listener(cause);
    });
    return process;
  });
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const start = async (longestDrainMs = 9_000) => {
  let finish = () => undefined as void;
  const server = {
    longestDrainMs,
    listen: async () => ({ url: 'http://site', adminUrl: '' }),
    close: jest.fn(() => new Promise<void>((resolve) => (finish = resolve))),
  };
  const logger = { fatal: jest.fn(), error: jest.fn() };
  expect(await serveUntilStopped(server, logger as unknown as Logger)).toBe('http://site');
  return { server, logger, finish: () => finish() };
};

test('SIGTERM drains the server once, however often it comes, and exits with 0', async () => {
  const { server, finish } = await start();
  emit('SIGTERM');
  expect(listeners.has('SIGTERM')).toBe(true);
  emit('SIGTERM');
  emit('SIGINT');
  expect(server.close).toHaveBeenCalledTimes(1);
  expect(exit).not.toHaveBeenCalled();
  finish();
  await jest.advanceTimersByTimeAsync(0);
  expect(exit.mock.calls).toEqual([[0]]);
});

test('a server that never finishes closing is left behind', async () => {
  await start();
  emit('SIGTERM');
  await jest.advanceTimersByTimeAsync(60_000);
  expect(exit.mock.calls[0]).toEqual([1]);
});

test('a drain has its whole time, and the owner of the thread learns how long that is', async () => {
  await start(68_000);
  emit('SIGTERM');
  await jest.advanceTimersByTimeAsync(68_000);
  expect(exit).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(3_000);
  expect(exit.mock.calls[0]).toEqual([1]);
  expect(parentPort?.postMessage).toHaveBeenLastCalledWith(71_000);
});

test('an unhandled rejection is logged and ends nothing', async () => {
  const { server, logger } = await start();
  const cause = new Error('dropped');
  emit('unhandledRejection', cause);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(logger.error).toHaveBeenCalledWith({ err: cause }, expect.any(String));
  expect(server.close).not.toHaveBeenCalled();
  expect(exit).not.toHaveBeenCalled();
});

test('a crash exits with 1 within a second', async () => {
  const { logger } = await start();
  emit('uncaughtException', new Error('broken'));
  expect(logger.fatal).toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1_000);
  expect(exit.mock.calls[0]).toEqual([1]);
});
