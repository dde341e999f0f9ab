import { ApiError } from '@share/api-client';
import { now, posts, siteOrigin } from '@share/content-cards/testing';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { specialFixture } from '../../testing/albumFixtures';
import { detailOf } from '../../testing/detailOf';
import { onPage } from '../../testing/onPage';
import { toSpecialView } from '../data/toSpecialView';
import { SpecialGroups } from './SpecialGroups';

const everything = posts(120);

const neverRequested = jest.fn();

/** The groups as the platform sends them: the first six items with the special topic, fifty a page. */
const show = (total: number, fields = {}, { first = 6, namesTotal = true } = {}) => {
  const named = namesTotal ? { total } : {};
  const groups = [
    { group_id: 'latest', name: '最新', collapse: true, content_list: everything.slice(0, first), ...named },
    { group_id: 'people', name: '人物', collapse: false, content_list: posts(3), total: 3 },
  ];
  const getSpecialContent = jest.fn(async ({ page = 1, size = 50 }) => ({
    group_id: 'latest',
    content_list: everything.slice(0, total).slice((page - 1) * size, page * size),
    ...named,
  }));
  const special = toSpecialView(specialFixture({ groups, ...fields }), { now, siteOrigin });
  render(
    onPage(
      <SpecialGroups specialId="wetspec1" siteOrigin={siteOrigin} />,
      { api: { getSpecial: neverRequested, getSpecialContent: getSpecialContent as never } },
      { ...detailOf('special', { content_type: 'special', post_id: 'wetspec1' }), special },
    ),
  );
  return getSpecialContent;
};

const group = (name: string) => within(screen.getByRole('region', { name }));
const count = (name: string) => group(name).queryAllByRole('link').length;

test('tabs lead to the groups', async () => {
  show(6);
  const tabs = within(screen.getByRole('navigation', { name: '栏目' })).getAllByRole('link');
  expect(tabs.map((tab) => [tab.textContent, tab.getAttribute('href')])).toEqual([
    ['最新', '#group-latest'],
    ['人物', '#group-people'],
  ]);
  expect(document.getElementById('group-people')).toBe(screen.getByRole('region', { name: '人物' }));
  await userEvent.click(tabs[1] as HTMLElement);
  expect(tabs[1]).toHaveAttribute('aria-current');
});

test('a group starts open and may be folded only where the platform says so', async () => {
  show(6);
  const fold = group('最新').getByRole('button', { name: '收起' });
  expect(fold).toHaveAttribute('aria-expanded', 'true');
  expect(count('最新')).toBe(6);
  await userEvent.click(fold);
  expect(fold).toHaveTextContent('展开');
  expect(count('最新')).toBe(0);
  expect(group('人物').queryByRole('button')).not.toBeInTheDocument();
});

/** Every tap shows something new. */
const readToTheEnd = async () => {
  while (group('最新').queryByRole('button', { name: '加载更多' })) {
    const shown = count('最新');
    await userEvent.click(group('最新').getByRole('button', { name: '加载更多' }));
    await waitFor(() => expect(count('最新')).toBeGreaterThan(shown));
  }
};

test.each([52, 56, 72, 120])('R54: a group of %i is read fifty at a time until its total', async (total) => {
  const getSpecialContent = show(total);
  await readToTheEnd();
  expect(count('最新')).toBe(total);
  expect(getSpecialContent.mock.calls.map(([query]) => query)).toEqual(
    Array.from({ length: Math.ceil(total / 50) }, (_, index) => ({
      id: 'wetspec1',
      group_id: 'latest',
      page: index + 1,
      size: 50,
    })),
  );
});

test.each([
  [50, 120, [2, 3]],
  [70, 120, [2, 3]],
  [100, 120, [3]],
])('R54: after the first %i of %i come the pages %j', async (first, total, pages) => {
  const getSpecialContent = show(total, {}, { first });
  await readToTheEnd();
  expect(count('最新')).toBe(total);
  expect(getSpecialContent.mock.calls.map(([{ page }]) => page)).toEqual(pages);
});

test.each([
  [6, 72],
  [50, 72],
])('without a total, after the first %i of %i, a page that is not full is the end', async (first, total) => {
  show(total, {}, { first, namesTotal: false });
  await readToTheEnd();
  expect(count('最新')).toBe(total);
});

test('without a total there may be more until a page says otherwise', async () => {
  show(6, {}, { namesTotal: false });
  await userEvent.click(group('最新').getByRole('button', { name: '加载更多' }));
  expect(await group('最新').findByText('已全部加载')).toBeInTheDocument();
  expect(count('最新')).toBe(6);
});

test('a special topic without groups says so', () => {
  show(6, { groups: [] });
  expect(screen.getByText('暂无内容')).toBeInTheDocument();
});

test('one section needs no tabs', () => {
  show(6, { sections: [{ section_id: 's', title: '最新', group_ids: ['latest'] }] });
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
});

test('groups that the server could not load are loaded here, with another try after a failure', async () => {
  const getSpecial = jest
    .fn()
    .mockRejectedValueOnce(new ApiError({ kind: 'network', message: 'no network' }))
    .mockResolvedValue(specialFixture());
  render(onPage(<SpecialGroups specialId="wetspec1" siteOrigin={siteOrigin} />, { api: { getSpecial } }));
  expect(screen.getByRole('button', { name: '加载中' })).toHaveAttribute('aria-busy', 'true');
  expect(screen.queryByText('暂无内容')).not.toBeInTheDocument();
  await userEvent.click(await screen.findByRole('button', { name: '重新加载' }));
  expect(await screen.findByRole('region', { name: '最新' })).toBeInTheDocument();
  expect(getSpecial).toHaveBeenLastCalledWith({ id: 'wetspec1' });
  expect(neverRequested).not.toHaveBeenCalled();
});
