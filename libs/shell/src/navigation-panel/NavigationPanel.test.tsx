import { channelsKey } from '@share/content-cards';
import { TestPage } from '@share/islands/testing';
import { createTestSession } from '@share/session/testing';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { createTestAppearance } from '../../testing/createTestAppearance';
import { createTestChoice } from '../../testing/createTestChoice';
import { inPage, renderInPage } from '../../testing/renderInPage';
import { shellServices } from '../../testing/shellServices';
import { siteFixture } from '../../testing/siteFixture';
import { NavigationPanel } from './NavigationPanel';

const reportTarget = { type: 'content', id: 'wetland1' } as const;

const show = ({
  getGroups = shellServices.api.getGroups,
  session = createTestSession(),
  group = 'grp1',
} = {}) => {
  const page = { openApp: jest.fn(), report: jest.fn(), succeed: jest.fn() };
  const [onClose, appearance, statisticsChoice] = [jest.fn(), createTestAppearance(), createTestChoice()];
  const site = { ...siteFixture, recordNo: '云网信备 1 号' };
  renderInPage(<NavigationPanel open {...{ onClose, site, reportTarget, group }} />, {
    api: { ...shellServices.api, getGroups },
    session,
    appearance,
    statisticsChoice,
    page,
  });
  return { ...page, onClose, appearance, statisticsChoice };
};

test('leads to every channel and marks the one that is shown', async () => {
  show();
  const channels = within(screen.getByRole('navigation', { name: '频道' }));
  expect(await channels.findAllByRole('link')).toHaveLength(9);
  expect(channels.getByRole('link', { name: '推荐' })).toHaveAttribute('href', '/davmu/share/?group=grp0');
  expect(channels.getByRole('link', { current: 'page' })).toHaveTextContent('云浦');
});

test('has the channels that the page came with, without a call', () => {
  const getGroups = jest.fn(shellServices.api.getGroups);
  const fallback = { [channelsKey]: [{ id: 'grp1', name: '云浦', modules: [] }] };
  const panel = (isOpen: boolean) => (
    <TestPage services={{ ...shellServices, api: { ...shellServices.api, getGroups } }} fallback={fallback}>
      <NavigationPanel open={isOpen} onClose={jest.fn()} site={siteFixture} group="grp1" />
    </TestPage>
  );
  expect(renderToString(panel(false))).not.toContain('云浦</a>');
  render(panel(true));
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('云浦');
  expect(screen.getByRole('link', { name: '云浦' })).toHaveAttribute('href', '/davmu/share/?group=grp1');
  expect(getGroups).not.toHaveBeenCalled();
});

test('keeps a place for the channels while they are loaded, and none when there are none', async () => {
  show({ getGroups: async () => ({ groups: [] }) });
  expect(screen.getByRole('navigation', { name: '频道' })).toHaveAttribute('aria-busy', 'true');
  await waitFor(() => expect(screen.queryByText('频道')).not.toBeInTheDocument());
});

describe('more channels than have a place', () => {
  const manyChannels = (names = Array.from({ length: 12 }, (_, index) => `频道${index}`)) => ({
    getGroups: async () => ({
      groups: names.map((name, index) => ({
        group_id: `grp${index}`,
        name,
        type: 'news',
        layout: `layout${index}`,
      })),
    }),
  });
  const names = () => screen.getAllByRole('link', { name: /^频道/ }).map(({ textContent }) => textContent);

  test('are shown by 更多 and folded again by 收起, which keep the focus', async () => {
    show(manyChannels());
    const more = await screen.findByRole('button', { name: '更多', expanded: false });
    expect(names()).toHaveLength(8);
    await userEvent.click(more);
    expect(names()).toHaveLength(12);
    expect(screen.getByRole('button', { name: '收起', expanded: true })).toHaveFocus();
    await userEvent.click(more);
    expect(names()).toHaveLength(8);
  });

  test('the one that is shown has a place', async () => {
    show({ ...manyChannels(), group: 'grp10' });
    expect(await screen.findByRole('link', { current: 'page' })).toHaveTextContent('频道10');
    expect(names()).toEqual([...Array.from({ length: 7 }, (_, index) => `频道${index}`), '频道10']);
  });
});

test('channels that could not be loaded are not shown as none, and can be loaded again', async () => {
  const getGroups = jest.fn(shellServices.api.getGroups).mockRejectedValueOnce(new Error('offline'));
  show({ getGroups });
  expect(await screen.findByText('频道没有加载出来')).toBeInTheDocument();
  expect(screen.getByRole('radio', { name: '标准' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: '重新加载' }));
  expect(screen.getByRole('button', { name: '加载中' })).toHaveAttribute('aria-busy', 'true');
  expect(await screen.findByRole('link', { name: '推荐' })).toBeInTheDocument();
  expect(getGroups).toHaveBeenCalledTimes(2);
});

test('登录 closes the panel and opens the login', async () => {
  const onLoginRequired = jest.fn(() => 'closed' as const);
  const { onClose } = show({ session: createTestSession({ onLoginRequired }) });
  await userEvent.click(screen.getByRole('button', { name: /^登录/ }));
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(onLoginRequired).toHaveBeenCalledWith('login');
  expect(screen.queryByRole('button', { name: '退出登录' })).not.toBeInTheDocument();
});

test('logout is requested twice and then said', async () => {
  const session = createTestSession({ isLoggedIn: true });
  const { succeed, onClose } = show({ session });
  expect(screen.getByText('小满')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: '退出登录' }));
  const dialog = within(screen.getByRole('dialog', { name: '确定退出登录？' }));
  await userEvent.click(dialog.getByRole('button', { name: '取消' }));
  expect(session.isLoggedIn()).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: '退出登录' }));
  await userEvent.click(dialog.getByRole('button', { name: '退出' }));
  expect(session.isLoggedIn()).toBe(false);
  expect(succeed).toHaveBeenCalledWith('loggedOut');
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('Escape answers the question of the logout and leaves the panel open', async () => {
  const session = createTestSession({ isLoggedIn: true });
  const { onClose } = show({ session });
  await userEvent.click(screen.getByRole('button', { name: '退出登录' }));
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog', { name: '确定退出登录？' })).not.toBeInTheDocument();
  expect(onClose).not.toHaveBeenCalled();
  expect(session.isLoggedIn()).toBe(true);
});

test('the name of a visitor cannot turn the line around', () => {
  show({ session: createTestSession({ isLoggedIn: true }) });
  expect(screen.getByText('小满').tagName).toBe('BDI');
});

test('Tab leads through every control of the panel and round again', async () => {
  show({ session: createTestSession({ isLoggedIn: true }) });
  await screen.findByRole('link', { name: '推荐' });
  const controls = [
    screen.getByRole('button', { name: '关闭' }),
    ...within(screen.getByRole('navigation', { name: '频道' })).getAllByRole('link'),
    screen.getByRole('radio', { name: '标准' }),
    screen.getByRole('combobox', { name: /深色模式/ }),
    screen.getByRole('switch', { name: '浏览统计' }),
    screen.getByRole('link', { name: '打开云浦新闻App' }),
    screen.getByRole('link', { name: '用户协议' }),
    screen.getByRole('link', { name: '隐私政策' }),
    screen.getByRole('button', { name: '复制链接' }),
    screen.getByRole('button', { name: '投诉举报' }),
    screen.getByRole('button', { name: '退出登录' }),
    screen.getByRole('radio', { name: '简体' }),
  ];
  for (const control of [...controls, controls[0]]) {
    await userEvent.tab();
    expect(control).toHaveFocus();
  }
});

test('text size and colours are taken at once', async () => {
  const { appearance } = show();
  await userEvent.click(screen.getByRole('radio', { name: '大字版' }));
  expect(appearance.store.getState().size).toBe('elder');
  await userEvent.click(screen.getByRole('radio', { name: '最大' }));
  expect(screen.getByRole('radio', { name: '最大' })).toBeChecked();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: /深色模式/ }), '深色');
  expect(appearance.store.getState()).toEqual({ size: 'max', theme: 'dark' });
});

test('statistics are switched off and on again', async () => {
  const { statisticsChoice } = show();
  const control = screen.getByRole('switch', { name: '浏览统计' });
  expect(control).toBeChecked();
  await userEvent.click(control);
  expect(control).not.toBeChecked();
  expect(statisticsChoice.store.getState()).toEqual({ isOn: false });
  await userEvent.click(control);
  expect(statisticsChoice.store.getState()).toEqual({ isOn: true });
});

test('the document has the row without its switch: what was chosen stands in the browser', () => {
  const html = renderToString(inPage(<NavigationPanel open onClose={jest.fn()} site={siteFixture} />));
  expect(html).toContain('浏览统计');
  expect(html).not.toContain('role="switch"');
});

test('opens the app, the policies and the complaint', async () => {
  const { openApp, report, onClose } = show();
  const app = screen.getByRole('link', { name: '打开云浦新闻App' });
  expect(app).toHaveAttribute('href', siteFixture.openAppHref);
  await userEvent.click(app);
  expect(openApp).toHaveBeenCalledTimes(1);
  await userEvent.click(screen.getByRole('button', { name: '投诉举报' }));
  expect(report).toHaveBeenCalledWith(reportTarget);
  expect(onClose).toHaveBeenCalledTimes(2);
  expect(screen.getByRole('link', { name: '隐私政策' })).toHaveAttribute(
    'href',
    '/davmu/agreement/privacy_policy',
  );
  expect(screen.getByText('云网信备 1 号')).toBeInTheDocument();
});

test('R83: 简体 is chosen until a visitor chooses 繁體, which the cookie keeps', async () => {
  show();
  const choice = within(screen.getByRole('radiogroup', { name: '简体或繁體' }));
  expect(choice.getByRole('radio', { name: '简体' })).toBeChecked();
  const setCookie = jest.spyOn(document, 'cookie', 'set');
  // jsdom cannot load a page anew, and says so.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await userEvent.click(choice.getByRole('radio', { name: '繁體' }));
  expect(setCookie).toHaveBeenCalledWith(
    'locale=zh-Hant; Max-Age=31536000; Path=/davmu/share/; SameSite=Lax',
  );
});
