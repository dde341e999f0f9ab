import { expect, test, type APIRequestContext } from '@playwright/test';
import { doc, pages } from './support/pages';
import { platformUrl } from './support/platform';

const tag = ['@comments', '@tracking'];

/** Events wait some seconds for others. */
const sending = { timeout: 20_000 };

const beaconsOf = async (request: APIRequestContext, behavior: string) => {
  const events = (await (await request.get(`${platformUrl()}/-/beacons`)).json()) as {
    behavior: string;
    tid: string;
    terminal: string;
    version: number;
    extras?: { percent?: number; duration?: number };
  }[];
  return events.filter((event) => event.behavior === behavior);
};

test(
  'a comment written with a token is on the page of the next visitor',
  { tag },
  async ({ page, request }) => {
    const { token } = await (
      await request.post(`${platformUrl()}/-/user-token`, { data: { alias: '晨跑的人' } })
    ).json();
    const text = `今早又看见白鹭了 ${Date.now()}`;
    const answer = await request.post('/peony/v1/comment/briefnws', {
      headers: { authorization: token },
      data: { content: text, comment_type: 1 },
    });
    expect(await answer.json()).toMatchObject({ code: 0 });
    await page.goto(doc('briefnws'));
    const comments = page.getByRole('region', { name: '评论' });
    await comments.scrollIntoViewIfNeeded();
    await expect(comments).toContainText(text);
    await expect(comments).toContainText('晨跑的人');
  },
);

test(
  'reading is reported: start, cards seen, and the end with how far it went',
  { tag },
  async ({ page, request }) => {
    await page.goto(pages.article);
    await expect
      .poll(async () => (await beaconsOf(request, 'read_start')).length, sending)
      .toBeGreaterThan(0);
    await page.getByRole('region', { name: '相关阅读' }).scrollIntoViewIfNeeded();
    await expect.poll(async () => (await beaconsOf(request, 'exposure')).length, sending).toBeGreaterThan(0);
    await page.goto(pages.home);
    const finished = () => beaconsOf(request, 'read_finish');
    await expect
      .poll(async () => (await finished()).some(({ extras }) => extras?.percent === 100), sending)
      .toBe(true);
    expect((await finished())[0]).toMatchObject({ terminal: 'wap', version: 1 });
  },
);
