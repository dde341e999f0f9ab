import { TestPage, createPageActions } from '@share/islands/testing';
import { openImageViewer } from '@share/ui/viewer';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { now, postFixture, siteOrigin } from '../../testing/communityFixtures';
import { createCommunityServices } from '../../testing/createCommunityServices';
import { toPostView } from '../data/toPostView';
import { PostCard, type PostCardProps } from './PostCard';

jest.mock('@share/ui/viewer', () => ({ openImageViewer: jest.fn() }));

const openViewer = jest.mocked(openImageViewer);

const show = (fields: Partial<PostCardProps> = {}, sent: Parameters<typeof postFixture>[0] = {}) => {
  const page = createPageActions({
    offerApp: jest.fn(),
    report: jest.fn(),
    share: jest.fn(),
    toast: jest.fn(),
  });
  const post = toPostView(postFixture(sent), { siteOrigin });
  render(
    <TestPage services={createCommunityServices({ page })}>
      <PostCard post={post} now={now} {...fields} />
    </TestPage>,
  );
  return page;
};

const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

test('in a list the text leads to the post, and its topic to the topic', () => {
  show();
  expect(screen.getByRole('link', { name: /今早在 3 号观鸟屋/ })).toHaveAttribute(
    'href',
    '/davmu/share/dimim/content/index.html?id=cpbird01',
  );
  expect(screen.getByRole('link', { name: '#南岸打卡#' })).toHaveAttribute(
    'href',
    '/davmu/share/dimim/topic/index.html?id=ctSouth1',
  );
  expect(screen.getByRole('article')).toHaveAttribute('data-exposure', 'cpbird01');
  expect(screen.queryByRole('button', { name: '分享' })).not.toBeInTheDocument();
});

test('on its own page it is no link, and can be shared', async () => {
  const page = show({ isWhole: true });
  expect(screen.queryByRole('link', { name: /今早/ })).not.toBeInTheDocument();
  expect(screen.getByRole('article')).not.toHaveAttribute('data-exposure');
  await press('分享');
  expect(page.share).toHaveBeenCalled();
});

test('liking and commenting offer the app, reporting names the post (R25)', async () => {
  const page = show();
  await press('点赞 86');
  await press('评论 12');
  await press('举报');
  expect(jest.mocked(page.offerApp).mock.calls).toEqual([['点赞'], ['评论']]);
  expect(page.report).toHaveBeenCalledWith({ type: 'circle', id: 'cpbird01' });
});

test('where comments are closed none are offered', () => {
  show({}, { enable_comment: false });
  expect(screen.queryByRole('button', { name: /评论/ })).not.toBeInTheDocument();
});

test('a picture is a link to its file, which opens with the others and can be shared; a viewer that cannot be loaded says so', async () => {
  const page = show();
  const second = screen.getByRole('link', { name: /查看第 2 张，共 3 张/ });
  expect(second).toHaveAttribute('href', '/media/b.svg');
  await userEvent.click(second);
  await waitFor(() => expect(openViewer).toHaveBeenCalledTimes(1));
  expect(openViewer.mock.calls[0]?.[0]).toMatchObject({
    index: 1,
    pictures: [{ src: '/media/a.svg' }, { src: '/media/b.svg' }, { src: '/media/c.svg' }],
  });
  openViewer.mock.calls[0]?.[0].onShare?.(1);
  expect(page.share).toHaveBeenCalled();
  openViewer.mockRejectedValueOnce(new Error('no network'));
  await userEvent.click(second);
  await waitFor(() => expect(page.toast).toHaveBeenCalledWith('大图没能打开，请稍后再试'));
});

test('a post of several circles names its own', () => {
  show({ namesCircle: true });
  expect(screen.getByRole('link', { name: '云浦观鸟' })).toBeInTheDocument();
});

test('markup of a member is text', () => {
  show(
    {},
    { content: '<img src=x onerror=alert(1)>', user: { user_id: 'u', alias: '<b>名</b>' }, images: [] },
  );
  expect(document.querySelector('img, b')).toBeNull();
  expect(screen.getByText('<b>名</b>')).toBeInTheDocument();
});
