import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createTestDatabase, describeWithPostgres } from '@share/reference-core/testing';
import { openDatabase } from './openDatabase';

const messageOf = async (url: string): Promise<string> => {
  const error: unknown = await openDatabase(url, '').catch((refusal: unknown) => refusal);
  return error instanceof Error ? error.message : 'opened';
};

/** A port without a listener. */
const closedPort = async (): Promise<number> => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
};

test.each(['127.0.0.1', 'localhost'])('no server listens at the port of %s', async (host) => {
  const message = await messageOf(`postgres://visitor:secret@${host}:${await closedPort()}/share`);
  expect(message).toMatch(/^DATABASE_URL names a database that cannot be opened: connect ECONNREFUSED /);
  expect(message).not.toMatch(/secret|postgres:/);
});

describeWithPostgres('with PostgreSQL', () => {
  test('the database does not exist', async () => {
    const { url, drop } = await createTestDatabase();
    await drop();
    const message = await messageOf(url);
    expect(message).toBe(
      `DATABASE_URL names a database that cannot be opened: database "${new URL(url).pathname.slice(1)}" does not exist.`,
    );
  });
});
