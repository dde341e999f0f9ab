import { withMark } from '@share/environment/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInPage } from '../../testing/renderInPage';
import { siteFixture } from '../../testing/siteFixture';
import type { OpenAppAnswer } from '../overlays/createOverlays';
import { OpenAppDialog } from './OpenAppDialog';

const show = (answer: OpenAppAnswer) => {
  const [openApp, onClose, onDecline] = [jest.fn(), jest.fn(), jest.fn()];
  renderInPage(<OpenAppDialog site={siteFixture} answer={answer} open onClose={onClose} />, {
    page: { openApp },
    successRule: { offersApp: () => true, isDeclined: () => false, decline: onDecline },
  });
  return { openApp, onClose, onDecline };
};

test('offers exactly two ways on: 立即前往 and 再考虑下', async () => {
  const { openApp, onClose, onDecline } = show({ success: 'collected' });
  const dialog = within(screen.getByRole('dialog', { name: '收藏成功' }));
  const go = dialog.getByRole('button', { name: '立即前往' });
  const later = dialog.getByRole('button', { name: '再考虑下' });
  expect([...dialog.queryAllByRole('link'), ...dialog.queryAllByRole('button')]).toEqual([go, later]);
  expect(go).toHaveAttribute('href', siteFixture.openAppHref);
  await userEvent.click(go);
  expect([openApp, onClose, onDecline].map(({ mock }) => mock.calls.length)).toEqual([1, 1, 0]);
  await userEvent.click(later);
  expect([openApp, onClose, onDecline].map(({ mock }) => mock.calls.length)).toEqual([1, 2, 1]);
});

test.each(['{Enter}', ' '])('立即前往 is a button that acts on the key %j', async (key) => {
  const { openApp } = show({ success: 'collected' });
  screen.getByRole('button', { name: '立即前往' }).focus();
  await userEvent.keyboard(key);
  expect(openApp).toHaveBeenCalledTimes(1);
});

test.each([
  ['Escape', (dialog: HTMLElement) => fireEvent.keyDown(dialog, { key: 'Escape' })],
  ['a tap beside it', (dialog: HTMLElement) => fireEvent.click(dialog)],
])('closing by %s declines as well', (_way, close) => {
  const { openApp, onClose, onDecline } = show({ success: 'collected' });
  close(screen.getByRole('dialog'));
  expect([openApp, onClose, onDecline].map(({ mock }) => mock.calls.length)).toEqual([0, 1, 1]);
});

test('a mini program offers 关闭弹窗 only (spec §6)', async () => {
  const removeMark = withMark('data-env', 'mini-program')();
  const { onClose } = show({ success: 'collected' });
  removeMark();
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.queryByRole('link')).not.toBeInTheDocument();
  expect(dialog.getAllByRole('button')).toEqual([dialog.getByRole('button', { name: '关闭弹窗' })]);
  await userEvent.click(dialog.getByRole('button'));
  expect(onClose).toHaveBeenCalledTimes(1);
});

test.each<[OpenAppAnswer, string, string]>([
  [{ success: 'collected' }, '收藏成功', '在云浦新闻App里可以随时找到它，还能离线阅读。'],
  [{ success: 'loggedOut' }, '退出登录成功~', '在云浦新闻App里可以看到更多内容。'],
  [{ action: '点赞' }, '打开App点赞', '在云浦新闻App里可以点赞，这里的内容也能完整看完。'],
  [{ action: '看评论' }, '打开App看评论', '在云浦新闻App里可以看评论。'],
])('%j says %s', (answer, name, text) => {
  show(answer);
  const dialog = screen.getByRole('dialog', { name });
  expect(within(dialog).getByText(text)).toBeInTheDocument();
  expect(dialog.querySelector('svg')).toBeInTheDocument();
});
