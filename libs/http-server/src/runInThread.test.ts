import { EventEmitter } from 'node:events';
import { runInThread } from './runInThread';

class FakeThread extends EventEmitter {
  postMessage = jest.fn();
}
let thread: FakeThread;
jest.mock('node:worker_threads', () => ({ Worker: jest.fn(() => thread) }));

const listeners = new Map<unknown, () => void>();
let exit: jest.SpyInstance;
beforeEach(() => {
  jest.useFakeTimers();
  thread = new FakeThread();
  exit = jest.spyOn(process, 'exit').mockImplementation((() => undefined) as never);
  jest.spyOn(process, 'on').mockImplementation((name, listener) => {
    listeners.set(name, listener);
    return process;
  });
  runInThread(new URL('file:///main.js'));
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test.each(['SIGTERM', 'SIGINT'])('%s is passed on, and the process ends with the thread', (signal) => {
  listeners.get(signal)?.();
  expect(thread.postMessage).toHaveBeenCalledTimes(1);
  expect(exit).not.toHaveBeenCalled();
  thread.emit('exit', 0);
  expect(exit).toHaveBeenCalledWith(0);
});

test('a thread that fails ends the process with its exit code, and says why', () => {
  const write = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  thread.emit('error', new Error('no such module'));
  thread.emit('exit', 1);
  expect(String(write.mock.calls[0]?.[0])).toContain('no such module');
  expect(exit).toHaveBeenCalledWith(1);
});

test('a thread that hangs is left behind', () => {
  listeners.get('SIGTERM')?.();
  jest.advanceTimersByTime(60_000);
  expect(exit).toHaveBeenCalledWith(1);
});

test.each([
  ['before it is stopped', ['message', 'SIGTERM']],
  ['after it was stopped', ['SIGTERM', 'message']],
])('a thread has the time to drain that it requests %s', (_when, order) => {
  for (const event of order) {
    if (event === 'message') thread.emit('message', 71_000);
    else listeners.get(event)?.();
  }
  jest.advanceTimersByTime(71_000);
  expect(exit).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1_000);
  expect(exit).toHaveBeenCalledWith(1);
});
