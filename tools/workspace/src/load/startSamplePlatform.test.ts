import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { ask } from './askAll.mjs';
import { faults, startSamplePlatform } from './startSamplePlatform.mjs';

const freePort = async () => {
  const server = http.createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
};

/** A reference platform that knows one article, and the sample platform in front of it. */
const start = async () => {
  const requested: string[] = [];
  const reference = http.createServer((request, response) => {
    requested.push(request.url ?? '');
    const isKnown = request.url?.includes('wetland1');
    const body = isKnown ? '{"code":0,"data":{"post_id":"wetland1"}}' : '{"code":1001,"data":null}';
    response.writeHead(isKnown ? 200 : 404, { 'Content-Type': 'application/json' }).end(body);
  });
  reference.listen(0, '127.0.0.1');
  await new Promise((resolve) => reference.once('listening', resolve));
  const source = `http://127.0.0.1:${(reference.address() as AddressInfo).port}`;
  const platform = await startSamplePlatform({ source, port: await freePort(), delayMs: 0 });
  const close = async () => {
    await platform.close();
    await new Promise((resolve) => reference.close(resolve).closeAllConnections());
  };
  return { requested, platform, close };
};

const json = async (url: string) => JSON.parse((await ask(url)).body.toString());

test('every number is an article of its own; the reference platform is requested once', async () => {
  const { requested, platform, close } = await start();
  expect((await json(`${platform.url}/content/b00000001`)).data).toEqual({ post_id: 'b00000001' });
  expect((await json(`${platform.url}/content/b00000002`)).data).toEqual({ post_id: 'b00000002' });
  expect((await ask(`${platform.url}/content/x00000003`)).status).toBe(404);
  expect(requested).toEqual(['/content/wetland1', '/content/nosuchid']);
  expect([...platform.calls]).toEqual([['GET /content/{id}', 3]]);
  await close();
});

test('it fails in every way it names, and works again', async () => {
  const { platform, close } = await start();
  const url = `${platform.url}/content/b00000001`;
  const whole = await ask(url);
  for (const fault of faults) {
    await platform.setFault(fault);
    const { status, body } = await ask(url);
    expect([fault, status === 200 && body.equals(whole.body)]).toEqual([fault, false]);
  }
  await platform.setFault('');
  expect((await ask(url)).body.equals(whole.body)).toBe(true);
  await close();
});
