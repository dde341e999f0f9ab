import { expect, test } from '@playwright/test';
import { doc, pages } from './support/pages';

import { freePort, startRecorder, startSite } from './support/startSite';

const tag = ['@site-server', '@api-client'];

const envelope = (data: unknown) => JSON.stringify({ code: 0, message: '', data });

test('hostile ids end at 404 without a call to the platform', { tag }, async ({ request }) => {
  const recorder = await startRecorder((_, response) => response.end(envelope({})));
  const site = await startSite(await freePort(), recorder.url);
  try {
    const hostile = [
      '..%2f..%2finner',
      '%2e%2e%2f',
      '%00',
      '%E0%A4%A',
      'a'.repeat(6000),
      'a%2Fb',
      '..;',
      'ab%0d%0a',
      'id%3Fx',
    ];
    for (const id of hostile) {
      const response = await request.get(`${site.url}${doc(id)}`);
      expect(response.status(), id.slice(0, 40)).toBe(404);
      expect(await response.text()).toContain('This page could not be found');
    }
    // The page of what does not exist requests the site's configuration, as every page does.
    const ownCalls = ['/peony/v1/auth', '/peony/v1/app/info'];
    expect(recorder.paths.filter((path) => !ownCalls.includes(path))).toEqual([]);
  } finally {
    await site.stop();
    recorder.close();
  }
});

test(
  'a stopped platform gives a friendly error page in time and no stack trace',
  { tag },
  async ({ page }) => {
    const site = await startSite(await freePort(), 'http://127.0.0.1:9');
    try {
      const response = await page.goto(site.url + pages.article);
      expect(response?.status()).toBe(503);
      expect(response?.headers()['retry-after']).toBe('5');
      await expect(page.getByRole('heading', { name: '页面暂时打不开' })).toBeVisible();
      await expect(page.getByRole('link', { name: '重新加载' })).toBeVisible();
      expect(await page.content()).not.toMatch(/\bat \w+ \(|node_modules|file:\/\//);
    } finally {
      await site.stop();
    }
  },
);

test(
  'a platform that never answers is given up on within the deadline of the page',
  { tag },
  async ({ request }) => {
    const recorder = await startRecorder(() => {});
    const site = await startSite(await freePort(), recorder.url);
    try {
      const response = await request.get(site.url + pages.article);
      expect(response.status()).toBe(503);
    } finally {
      await site.stop();
      recorder.close();
    }
  },
);

test('a page says which blocks could not be loaded, and loses nothing else', { tag }, async ({ page }) => {
  const article = {
    post_id: 'only1234',
    content_type: 'article',
    title: '只有正文',
    content: '<p>正文还在。</p>',
  };
  const recorder = await startRecorder(({ url = '' }, response) => {
    if (url.startsWith('/peony/v1/content/')) return response.end(envelope(article));
    response.statusCode = 500;
    return response.end('<h1>Internal Server Error</h1>');
  });
  const site = await startSite(await freePort(), recorder.url);
  try {
    const response = await page.goto(site.url + doc('only1234'));
    expect(response?.status()).toBe(200);
    await expect(page.locator('main article')).toContainText('正文还在。');
    const related = page.getByRole('region', { name: '相关阅读' });
    await expect(related.getByRole('button', { name: '重新加载' })).toBeVisible();
    await expect(page.getByText('暂无内容')).toHaveCount(0);
  } finally {
    await site.stop();
    recorder.close();
  }
});
