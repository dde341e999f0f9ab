import http from 'node:http';
import { createGate } from '../../testing/createGate';
import { closeServers, startSite, plainPage } from '../../testing/startSite';
import { sendRaw } from '../../testing/sendRaw';

afterEach(closeServers);

const path = '/davmu/share/news/0a1b2c3d';
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const slowPage = async () => {
  await pause(5);
  return plainPage('<p>ok</p>');
};

test('closing under load fails no request: the load balancer moves visitors to another server', async () => {
  // Longer than a probe takes when this process, which plays every part, gets little time on a busy machine.
  const first = await startSite({ renderPage: slowPage }, { PAGE_CACHE: 'off', DRAIN_MS: '3000' });
  const second = await startSite({ renderPage: slowPage }, { PAGE_CACHE: 'off' });
  const outcomes = { first: 0, second: 0, failed: 0 };
  let target: 'first' | 'second' = 'first';
  let running = true;
  const visit = async () => {
    const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
    while (running) {
      const at = target;
      const { url } = at === 'first' ? first : second;
      const status = await sendRaw(url, path, { agent }).then(
        (answer) => answer.status,
        () => 0,
      );
      if (status === 200) outcomes[at] += 1;
      else outcomes.failed += 1;
      await pause(5);
    }
    agent.destroy();
  };
  const balance = async () => {
    while (running && target === 'first') {
      const { status } = await sendRaw(first.url, '/-/ready');
      if (status !== 200) target = 'second';
      await pause(20);
    }
  };
  const visitors = [...Array.from({ length: 20 }, visit), balance()];
  await pause(150);
  await first.close();
  await pause(150);
  running = false;
  await Promise.all(visitors);
  expect(outcomes.failed).toBe(0);
  expect(outcomes.first).toBeGreaterThan(0);
  expect(outcomes.second).toBeGreaterThan(0);
});

/** A page that is requested: `requested` says that its render has begun, `finish` ends it. */
const openPage = () => {
  const [requested, finished] = [createGate(), createGate()];
  const renderPage = async () => {
    requested.open();
    await finished.opened;
    return plainPage('late');
  };
  return { renderPage, requested: requested.opened, finish: finished.open };
};
const untilPortIsClosed = async (url: string) => {
  const isOpen = () =>
    sendRaw(url, '/-/live').then(
      () => true,
      () => false,
    );
  while (await isOpen());
};

test('a request in flight when the port closes is answered', async () => {
  const { renderPage, requested, finish } = openPage();
  const { url, close } = await startSite({ renderPage });
  const answer = sendRaw(url, path);
  await requested;
  const closing = close();
  await untilPortIsClosed(url);
  finish();
  expect((await answer).body.toString()).toBe('late');
  await closing;
});

test('a request that never ends is cut off after the grace period', async () => {
  const { renderPage, requested } = openPage();
  const { url, close } = await startSite({ renderPage, limits: { inFlightMs: 50 } });
  const answer = sendRaw(url, path).catch((cause: Error) => cause.message);
  await requested;
  await close();
  expect(await answer).toBe('socket hang up');
});

test('closing twice is harmless', async () => {
  const { close } = await startSite();
  await Promise.all([close(), close()]);
});
