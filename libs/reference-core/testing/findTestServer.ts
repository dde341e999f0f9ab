import pg from 'pg';

/** The PostgreSQL in which tests create databases of their own, or the reason why there is none. */
export type TestServer = { url: string } | { missing: string };

const localUrl = 'postgres://postgres:postgres@127.0.0.1:5432/postgres';

const thisMachine = /^(?:localhost|127\.[\d.]+|\[?::1\]?|\/.*)$/i;

/** Host and port as the driver reads them; the loopback names and sockets of this machine count as one host. */
const placeOf = (url: string): string => {
  const { host, port } = new pg.Client({ connectionString: url });
  return `${thisMachine.test(host) ? 'this machine' : host.toLowerCase()}:${port}`;
};

const isSameServer = (url: string, productUrl: string): boolean =>
  /^postgres(?:ql)?:/i.test(productUrl) && placeOf(url) === placeOf(productUrl);

/**
 * The server named by `TEST_DATABASE_URL`, otherwise the one of this machine. It is never the server of the product's
 * `DATABASE_URL`: that may hold real data, and the shell of a developer may have it set.
 *
 * @param isAnswering tries to connect to an address
 */
export const findTestServer = (
  { TEST_DATABASE_URL: requested, DATABASE_URL: productUrl }: Readonly<Record<string, string | undefined>>,
  isAnswering: (url: string) => boolean,
): TestServer => {
  const url = requested || localUrl;
  if (productUrl && isSameServer(url, productUrl)) {
    return { missing: 'DATABASE_URL names the same server, which tests never use' };
  }
  if (!isAnswering(url)) {
    return { missing: `no PostgreSQL answers at ${requested ? 'TEST_DATABASE_URL' : new URL(url).host}` };
  }
  return { url };
};
