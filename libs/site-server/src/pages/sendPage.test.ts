import type { Exchange } from '@share/http-server';
import { pageLifetimes } from './pageLifetimes';
import { createPageResponse } from './createPageResponse';
import { sendPage } from './sendPage';

const page = createPageResponse(Buffer.from('<p>云溪</p>'), {
  status: 200,
  headers: ['Content-Type', 'text/html'],
  route: 'page',
  degraded: [],
  lifetime: pageLifetimes.content,
  failed: false,
});

const setUp = (headers: Record<string, string>) => {
  const res = { destroyed: false, writeHead: jest.fn(), end: jest.fn() };
  res.writeHead.mockReturnValue(res);
  const exchange = { req: { method: 'GET', headers }, res, requestId: 'request-1', startedAt: 0 };
  return { res, exchange: exchange as unknown as Exchange };
};

test('an unchanged page is answered at once, and nothing is compressed for it', () => {
  const compress = jest.spyOn(page.bodies, 'in');
  const { res, exchange } = setUp({ 'accept-encoding': 'br', 'if-none-match': page.etag });
  expect(sendPage(exchange, { page, state: 'hit' })).toBeUndefined();
  expect(res.writeHead).toHaveBeenCalledWith(304, expect.not.arrayContaining(['Content-Length']));
  expect(compress).not.toHaveBeenCalled();
  compress.mockRestore();
});

test('the second answer in an encoding needs no promise, and has the page made smaller', async () => {
  const improve = jest.fn();
  const first = setUp({ 'accept-encoding': 'br' });
  await sendPage(first.exchange, { page, state: 'miss' }, { improve });
  expect(improve).not.toHaveBeenCalled();
  const second = setUp({ 'accept-encoding': 'br' });
  expect(sendPage(second.exchange, { page, state: 'hit' }, { improve })).toBeUndefined();
  expect(second.res.end).toHaveBeenCalledWith(await page.bodies.in('br'));
  expect(improve).toHaveBeenCalledWith(page.bodies, 'br');
});

test('an old page sent because the platform does not answer is cached by shared caches for a moment only', async () => {
  const { res, exchange } = setUp({});
  await sendPage(exchange, { page, state: 'stale-error' });
  expect(res.writeHead.mock.calls[0]?.[1]).toEqual(
    expect.arrayContaining(['public, max-age=0, s-maxage=5', 'cache;desc="stale-error"']),
  );
});
