import { readEnvironment } from '@share/environment';
import { userAgents } from '@share/environment/testing';
import { TestPage } from '@share/islands/testing';
import type { Poster } from '@share/wx-share/poster';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { posterFixture } from '../../testing/posterFixture';
import { sharingServices, siteFixture } from '../../testing/sharingServices';
import { SharePanel } from './SharePanel';

const link = 'https://m.example.com/davmu/share/peony/doc/wetland1/index.html';

interface Visit {
  agent?: string;
  makePoster?: () => Promise<Poster>;
}

const open = ({ agent = 'Chrome, Android', makePoster = async () => posterFixture }: Visit = {}) => {
  const { userAgent = '' } = userAgents.find(({ name }) => name === agent) ?? {};
  const onClose = jest.fn();
  const reportFailure = jest.fn();
  const report = jest.fn();
  const environment = readEnvironment(userAgent, { clientUaToken: 'ShareApp' });
  render(
    <TestPage services={{ ...sharingServices, report, reportFailure }}>
      <SharePanel open site={siteFixture} {...{ onClose, environment, makePoster }} />
    </TestPage>,
  );
  return { onClose, report, reportFailure };
};

const panel = () => within(screen.getByRole('dialog'));
const tap = (name: string) => userEvent.click(panel().getByRole('button', { name }));
const names = () =>
  panel()
    .getAllByRole('button')
    .map((button) => button.getAttribute('aria-label') ?? button.textContent);

beforeEach(() => {
  document.title = '白鹭回来了';
  document.head.innerHTML = `<title>白鹭回来了</title><link rel="canonical" href="${link}">`;
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'share');
});

test('without a panel of the system: poster, address and a way out', async () => {
  const { onClose } = open();
  expect(names()).toEqual(['关闭', '生成海报', '复制链接']);
  await tap('关闭');
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('the address is copied and the panel says so', async () => {
  const user = userEvent.setup();
  open();
  await user.click(panel().getByRole('button', { name: '复制链接' }));
  expect(await navigator.clipboard.readText()).toBe(link);
  expect(panel().getByText('链接已复制')).toBeInTheDocument();
});

test('the panel of the system gets the page, and closes this one', async () => {
  const share = jest.fn(async () => undefined);
  Object.assign(navigator, { share });
  Object.assign(window, { __SITE_ENV__: { contentId: 'wetland1' } });
  const { onClose, report } = open();
  await tap('系统分享');
  const extras = { place: 'share-panel', way: 'system' };
  expect(report.mock.calls).toEqual([['click', { ids: ['wetland1'], extras }]]);
  expect(share).toHaveBeenCalledWith({ title: '白鹭回来了', url: link });
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('a visitor who leaves the panel of the system is back in this one', async () => {
  Object.assign(navigator, {
    share: () => Promise.reject(Object.assign(new Error('left'), { name: 'AbortError' })),
  });
  const { onClose } = open();
  await tap('系统分享');
  expect(onClose).not.toHaveBeenCalled();
  expect(panel().queryByText('没有分享成功，可以复制链接')).not.toBeInTheDocument();
});

test('a poster: made once, shown as a picture, then to be saved; the focus stays', async () => {
  let finish: (poster: Poster) => void = () => undefined;
  const makePoster = jest.fn(() => new Promise<Poster>((resolve) => (finish = resolve)));
  const saved: string[] = [];
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download);
  });
  open({ makePoster });
  await tap('生成海报');
  expect(panel().getByText('正在生成海报…')).toBeInTheDocument();
  await tap('生成海报');
  expect(makePoster).toHaveBeenCalledTimes(1);
  await act(async () => finish(posterFixture));
  expect(panel().getByRole('img')).toHaveAccessibleName('“白鹭回来了”的海报，带有这个页面的二维码');
  expect(panel().getByRole('button', { name: '保存海报' })).toHaveFocus();
  await tap('保存海报');
  expect(saved).toEqual(['白鹭回来了.jpg']);
  click.mockRestore();
});

test('a poster that fails is reported and can be made again', async () => {
  const makePoster = jest.fn(async () => posterFixture).mockRejectedValueOnce(new Error('no canvas'));
  const { reportFailure } = open({ makePoster });
  await tap('生成海报');
  expect(panel().getByText('海报没有生成，请重试')).toBeInTheDocument();
  expect(reportFailure).toHaveBeenCalledWith(new Error('no canvas'), 'poster');
  await tap('重试');
  expect(panel().getByRole('img')).toBeInTheDocument();
});

test('in WeChat: the way to its menu, and a poster that is saved by a long press', async () => {
  open({ agent: 'WeChat 8.0.49, iPhone' });
  expect(screen.getByRole('dialog')).toHaveTextContent('点右上角 ···');
  expect(panel().getByText('在微信中，请点右上角菜单发送给朋友或分享到朋友圈')).toBeInTheDocument();
  await tap('生成海报');
  expect(panel().getByRole('img')).toBeInTheDocument();
  expect(panel().getByRole('button', { name: '生成海报' })).toHaveAttribute('aria-disabled', 'true');
  expect(panel().getByText('长按海报，保存或转发给朋友')).toBeInTheDocument();
});

test('in a mini program: the way to its menu, which has no timeline', () => {
  open({ agent: 'WeChat mini program, iPhone' });
  expect(screen.getByRole('dialog')).toHaveTextContent('在小程序中，请点右上角菜单转发给朋友');
});

test('in the app itself and in browsers no menu is named', () => {
  open({ agent: 'own client, iPhone' });
  expect(screen.getByRole('dialog')).not.toHaveTextContent('右上角');
});
