import { expect, test } from '@playwright/test';
import type { FieldPath } from './support/fields/fieldChanges';
import { findSlips, readableOf } from './support/fields/findSlips';
import { openChangingSite, type ChangingSite } from './support/fields/openChangingSite';
import { planChanges, type PlannedChange, type VisitedPage } from './support/fields/planChanges';
import { pages } from './support/pages';
import { platformUrl } from './support/platform';
import { routes } from './support/routes';

const tag = ['@api-client', '@api-contract'];

/** `CONTENT=full` makes every change; else a sample is made, which is another one each day. */
const isFull = process.env['CONTENT'] === 'full';
const sampleMs = 45_000;
const seed = Math.floor(Date.now() / 86_400_000);

/** An item without one of these is none (R71); a post has no title, its text stands for one. */
const heads = /^(?:id|post_id|live_id|uuid|rid|list_id|code|title|name|content|alias|user_id)$/;

const isHead = (path: FieldPath): boolean => path.length === 1 && heads.test(String(path[0]));

/** The same order for the same seed. */
const shuffled = <Entry>(entries: readonly Entry[]): Entry[] => {
  let state = seed;
  const next = () => (state = (state * 1_103_515_245 + 12_345) % 2 ** 31);
  return entries
    .map((entry) => ({ entry, order: next() }))
    .sort((one, other) => one.order - other.order)
    .map(({ entry }) => entry);
};

const nameOf = ({ operation, path, value, page }: PlannedChange): string =>
  `${operation} ${path.join('.')} = ${JSON.stringify(value)} on ${page.path}`;

/** Every page of the sample content as it is, with the calls it makes. */
const visitAll = async (site: ChangingSite): Promise<VisitedPage[]> => {
  const links = (await (await fetch(`${platformUrl()}/-/demo-links`)).json()) as { path: string }[];
  const paths = new Set([
    ...links.map(({ path }) => path),
    ...routes.map(({ path }) => `/davmu/share/${path}`),
  ]);
  const visited: VisitedPage[] = [];
  for (const path of paths) {
    await site.visit(path);
    site.takeCalls();
    const { status, html } = await site.visit(path);
    if (status === 200) visited.push({ path, html, calls: site.takeCalls() });
  }
  return visited;
};

/** A page that counts seconds is another one by now: then it is compared with itself. */
const isAsBefore = async (site: ChangingSite, change: PlannedChange, html: string): Promise<boolean> => {
  if (readableOf(html) === readableOf(change.page.html)) return true;
  for (let attempt = 0; attempt < 3; attempt += 1) {
    site.setChange(undefined);
    const before = await site.visit(change.page.path);
    site.setChange(change);
    const after = await site.visit(change.page.path);
    if (readableOf(after.html) === readableOf(before.html)) return true;
  }
  return false;
};

/** Faults of a page after a change. */
const faultsOf = async (site: ChangingSite, change: PlannedChange): Promise<string[]> => {
  site.setChange(change);
  const { status, html } = await site.visit(change.page.path);
  const mayFail = isHead(change.path) && !change.isSame;
  if (status >= 500) return mayFail ? [] : [`${status}: ${nameOf(change)}`];
  if (status !== 200) return [];
  const faults = findSlips(html, change.page.html).map((slip) => `${nameOf(change)}: ${slip}`);
  const isOther = change.isSame && !(await isAsBefore(site, change, html));
  return isOther ? [...faults, `not the same: ${nameOf(change)}`] : faults;
};

let site: ChangingSite;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  site = await openChangingSite();
});
test.afterAll(() => site.close());

test('a field that is not what the contract says costs its part of the page alone', { tag }, async () => {
  test.setTimeout(isFull ? 3_600_000 : 300_000);
  const visited = await visitAll(site);
  expect(visited.length).toBeGreaterThan(30);
  const all = planChanges(visited, (call) => site.answers.get(call)?.text ?? '');
  const endsAt = isFull ? Infinity : Date.now() + sampleMs;
  const faults: string[] = [];
  let made = 0;
  for (const change of isFull ? all : shuffled(all)) {
    if (Date.now() > endsAt) break;
    made += 1;
    faults.push(...(await faultsOf(site, change)));
  }
  console.log(`${made} of ${all.length} changes on ${visited.length} pages, seed ${seed}`);
  expect(faults).toEqual([]);
  expect(made).toBeGreaterThan(100);
});

test('an id that is sent as a long number leads to that item, not to the nearest one', { tag }, async () => {
  site.setChange(undefined);
  site.takeCalls();
  await site.visit(pages.home);
  const call = site.takeCalls().find((made) => made.startsWith('GET /peony/v1/content?')) ?? '';
  site.setChange({ call, path: ['posts', 0, 'post_id'], value: '#1234567890123456789#' });
  const { html } = await site.visit(pages.home);
  expect(html).toContain('/1234567890123456789/index.html');
  expect(html).not.toContain('/1234567890123456800/');
});
