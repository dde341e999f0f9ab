/** @jest-environment node */
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createMemoryStore, type Store, StoreError } from '@share/reference-core';
import { RefusedEventsError } from '../EventSink';
import { createDatabaseSink } from './createDatabaseSink';
import { createFileSink } from './createFileSink.server';
import { createHttpSink } from './createHttpSink';

const day = 20_778;
const dayMs = 24 * 3_600_000;
const toEvent = (id: string, on = day) => ({ id, day: on, text: JSON.stringify({ id, text: '湿地' }) });

describe('the database', () => {
  test('gets one insert for each day of a batch', async () => {
    const store = createMemoryStore();
    const inserts: [number, number][] = [];
    const events: Store['events'] = {
      ...store.events,
      insert: (on, texts) => {
        inserts.push([on, texts.length]);
        return store.events.insert(on, texts);
      },
    };
    await createDatabaseSink({ events }).write([
      toEvent('a'),
      toEvent('b', day - 1),
      toEvent('c'),
      toEvent('a'),
    ]);
    expect(inserts).toEqual([
      [day, 3],
      [day - 1, 1],
    ]);
    expect(await store.events.listNewest(9)).toMatchObject([{ id: 'a' }, { id: 'c' }, { id: 'b' }]);
  });

  test.each([
    ['22P02', RefusedEventsError],
    ['57P01', StoreError],
  ])('an error of the class of %s is a %p', async (code, expected) => {
    const { events } = createMemoryStore();
    events.insert = async () => {
      throw new StoreError('no', { cause: Object.assign(new Error('no'), { code }) });
    };
    await expect(createDatabaseSink({ events }).write([toEvent('a')])).rejects.toBeInstanceOf(expected);
  });
});

describe('files', () => {
  let folder: string;
  beforeEach(async () => {
    folder = join(await mkdtemp(join(tmpdir(), 'sink-')), 'statistics');
  });
  afterEach(() => rm(join(folder, '..'), { recursive: true }));

  const open = () => {
    const clock = { now: day * dayMs + 5 };
    return { clock, sink: createFileSink({ folder, now: () => clock.now }) };
  };
  const read = (date: string) => readFile(join(folder, `statistics-${date}.ndjson`), 'utf8');

  test('get lines of JSON, a file for each day', async () => {
    const { clock, sink } = open();
    await sink.write([toEvent('a'), toEvent('b', day - 1)]);
    await sink.write([toEvent('c')]);
    clock.now += dayMs;
    await sink.write([toEvent('d')]);
    expect(await read('2026-11-21')).toBe(
      '{"id":"a","text":"湿地"}\n{"id":"b","text":"湿地"}\n{"id":"c","text":"湿地"}\n',
    );
    expect(await read('2026-11-22')).toBe('{"id":"d","text":"湿地"}\n');
  });

  test('a line that a failure has torn does not spoil the next one', async () => {
    const { sink } = open();
    const file = join(folder, 'statistics-2026-11-21.ndjson');
    await mkdir(file, { recursive: true });
    await expect(sink.write([toEvent('a')])).rejects.toThrow();
    await rm(file, { recursive: true });
    await writeFile(file, '{"id":"a","te');
    await sink.write([toEvent('a')]);
    await sink.write([toEvent('b')]);
    expect((await read('2026-11-21')).split('\n')).toEqual([
      '{"id":"a","te',
      '{"id":"a","text":"湿地"}',
      '{"id":"b","text":"湿地"}',
      '',
    ]);
  });

  test('old ones are removed, others of the folder stay', async () => {
    const { clock, sink } = open();
    await sink.removeBefore?.(day);
    await sink.write([toEvent('a')]);
    await writeFile(join(folder, 'statistics-2026-11-20.ndjson.gz'), '');
    clock.now += dayMs;
    await sink.write([toEvent('b')]);
    await sink.removeBefore?.(day + 1);
    expect((await readdir(folder)).sort()).toEqual([
      'statistics-2026-11-20.ndjson.gz',
      'statistics-2026-11-22.ndjson',
    ]);
  });
});

describe('another service', () => {
  let close = () => undefined as void;
  afterEach(() => close());

  const open = async (status = 204) => {
    const requests: { headers: IncomingHttpHeaders; body: string }[] = [];
    const server = createServer(async (request, response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      requests.push({ headers: request.headers, body: Buffer.concat(chunks).toString() });
      response.writeHead(status, { location: '/elsewhere' }).end();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/in`;
    close = () => {
      server.closeAllConnections();
      server.close();
    };
    return { requests, url };
  };

  test('gets a batch as lines of JSON, with the token', async () => {
    const { requests, url } = await open();
    await createHttpSink({ url, token: 'secret' }).write([toEvent('a'), toEvent('b')]);
    expect(requests).toMatchObject([
      {
        headers: { 'content-type': 'application/x-ndjson', authorization: 'Bearer secret' },
        body: '{"id":"a","text":"湿地"}\n{"id":"b","text":"湿地"}\n',
      },
    ]);
  });

  test.each([
    [400, true],
    [413, true],
    [422, true],
    [302, false],
    [401, false],
    [429, false],
    [503, false],
  ])('answers %i: refused for good %p', async (status, isRefused) => {
    const { url } = await open(status);
    const error: unknown = await createHttpSink({ url })
      .write([toEvent('a')])
      .catch((reason: unknown) => reason);
    expect(error).toHaveProperty('message');
    expect(error instanceof RefusedEventsError).toBe(isRefused);
  });

  test('one that does not answer is given up, and its request with it', async () => {
    let signal: AbortSignal | null | undefined;
    const fetch = (_url: unknown, init?: RequestInit) => {
      signal = init?.signal;
      return new Promise<never>(() => undefined);
    };
    const sink = createHttpSink({ url: 'http://x', fetch: fetch as typeof globalThis.fetch, ms: 1 });
    await expect(sink.write([toEvent('a')])).rejects.toThrow('No answer within 1 ms');
    expect(signal?.aborted).toBe(true);
  });
});
