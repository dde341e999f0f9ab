import { once } from 'node:events';
import http from 'node:http';
import type { Socket } from 'node:net';
import { openUpstream } from '../../testing/openUpstream';
import { createAgent } from './createAgent';

const connect = (options: object, connectTimeoutMs: number): Socket =>
  createAgent('http:', { connectTimeoutMs, keepAlive: true }).createConnection(options) as Socket;

describe('createAgent', () => {
  it('gives up a connection that cannot be made', async () => {
    const lookup = () => undefined;
    const socket = connect({ host: 'nowhere.test', port: 80, lookup }, 5);
    await expect(once(socket, 'connect')).rejects.toThrow('No connection within 5 ms.');
    expect(socket.destroyed).toBe(true);
  });

  it('leaves one alone that was made in time', async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
    const upstream = await openUpstream(() => undefined);
    const socket = connect({ host: '127.0.0.1', port: Number(new URL(upstream.baseUrl).port) }, 300);
    await once(socket, 'connect');
    expect(jest.getTimerCount()).toBe(0);
    expect(socket.destroyed).toBe(false);
    jest.useRealTimers();
    await upstream.close();
  });

  it('closes a reused connection that is idle, a second before its server does', async () => {
    const upstream = await openUpstream((_, res) => res.end('{}'));
    const agent = createAgent('http:', { connectTimeoutMs: 300, keepAlive: true });
    const freed = once(agent, 'free');
    http.get(upstream.baseUrl, { agent }, (response) => response.resume());
    const [socket] = (await freed) as [Socket];
    await new Promise((resolve) => setImmediate(resolve));
    // Node's server keeps one for five seconds.
    expect(socket.timeout).toBe(4_000);
    socket.emit('timeout');
    expect(socket.destroyed).toBe(true);
    agent.destroy();
    await upstream.close();
  });
});
