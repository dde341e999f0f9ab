import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { bottomBarFixture } from '../../testing/bottomBarFixture';
import { renderInPage } from '../../testing/renderInPage';
import { BottomBar } from './BottomBar';

test.each([
  ['the first page', undefined, '首页'],
  ['a channel of another entry', 'grpVideo', '视频'],
  ['a channel of the first entry', 'grpCity1', '首页'],
])('%s is marked as the page that is shown', (_, group, title) => {
  renderInPage(<BottomBar bar={bottomBarFixture} group={group} />);
  expect(screen.getByRole('navigation', { name: '底部导航' })).toBeInTheDocument();
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent(title);
});

test.each(['elsewhere', ''])('a channel that no entry lists, or none (%j), marks nothing', (group) => {
  renderInPage(<BottomBar bar={bottomBarFixture} group={group} />);
  expect(screen.queryByRole('link', { current: 'page' })).not.toBeInTheDocument();
});

test('a module that only the app has is answered by the message of the specification', async () => {
  const toast = jest.fn();
  const entries = bottomBarFixture.entries.map((entry) =>
    entry.id === 'live' ? { ...entry, target: { kind: 'unsupported' as const } } : entry,
  );
  renderInPage(<BottomBar bar={{ entries }} />, { page: { toast } });
  await userEvent.click(screen.getByRole('button', { name: '直播' }));
  expect(toast).toHaveBeenCalledWith('暂不支持该模块\n请到APP查看哦～');
});

test('报料 leads to the topics of clues', () => {
  renderInPage(<BottomBar bar={bottomBarFixture} />);
  expect(screen.getByRole('link', { name: '报料' })).toHaveAttribute(
    'href',
    '/davmu/share/dejin/topic/index.html',
  );
});

test('我的 opens the panel with the account', async () => {
  const openMenu = jest.fn();
  renderInPage(<BottomBar bar={bottomBarFixture} />, { page: { openMenu } });
  await userEvent.click(screen.getByRole('button', { name: '我的' }));
  expect(openMenu).toHaveBeenCalledTimes(1);
});

test('a category that is no name of a drawing gets the usual one', () => {
  const [home] = bottomBarFixture.entries;
  const entries = [{ ...home!, category: 'constructor' }];
  renderInPage(<BottomBar bar={{ entries }} />);
  expect(screen.getByRole('link', { name: '首页' }).querySelector('svg')).toBeInTheDocument();
});

test('pictures of the platform stand in for the drawings, the selected one where it is selected', () => {
  const [home, video] = bottomBarFixture.entries.map((entry) => ({
    ...entry,
    icon: { normal: `/${entry.id}.svg`, selected: `/${entry.id}-on.svg` },
  }));
  const { container } = renderInPage(<BottomBar bar={{ entries: [home!, video!] }} />);
  const sources = [...container.querySelectorAll('img')].map((image) => image.getAttribute('src'));
  expect(sources).toEqual(['/home-on.svg', '/video.svg']);
});
