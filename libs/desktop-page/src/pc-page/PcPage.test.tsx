import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInPage } from '../../testing/renderInPage';
import { siteFixture } from '../../testing/siteFixture';
import { readsChangeRoute } from '../desktopPageConstants';
import { ContinueOnPhone } from './ContinueOnPhone';
import { loadPcPage, PcPage } from './PcPage';

const siteOrigin = 'https://m.example.com';
const path = '/davmu/share/peony/doc/2026/10/wetland1/index.html';
const address = siteOrigin + path;
const rule = { allowedHosts: ['www.example.com'] };
const first = { address };
const page = { site: siteFixture, target: path, first, rule };

test('names the site and shows the page', async () => {
  renderInPage(<PcPage {...page} />);
  await screen.findByRole('img', { name: /的二维码$/ });
  expect(screen.getByRole('heading', { level: 1, name: '云浦新闻' })).toBeInTheDocument();
  expect(screen.getByTitle(/手机上的样子/)).toHaveAttribute('src', path);
  expect(screen.getByRole('link', { name: '用户协议' })).toHaveAttribute(
    'href',
    '/davmu/agreement/user_agreement',
  );
});

test('投诉举报 is about the item that is shown', async () => {
  const report = jest.fn();
  const reportTarget = { type: 'content', id: 'wetland1' } as const;
  renderInPage(<PcPage {...page} first={{ address, reportTarget }} />, { report });
  await userEvent.click(screen.getByRole('button', { name: '投诉举报' }));
  expect(report).toHaveBeenCalledWith(reportTarget);
});

const describePage: Parameters<typeof loadPcPage>[0]['describePage'] = () => Promise.resolve(undefined);

const load = (url: string | null, describe = describePage) =>
  loadPcPage({
    url,
    config: { site: siteFixture },
    siteOrigin,
    ownOrigins: [siteOrigin],
    pcLinkHosts: ['www.example.com'],
    describePage: describe,
  });

test('the page is made of the address: what is shown, shared and complained about', async () => {
  const { element, ...item } = await load(address);
  expect(item).toMatchObject({ layout: 'none', isIndexed: false, share: { link: address } });
  expect(element.props).toMatchObject({
    target: path,
    first: { address, reportTarget: { type: 'content', id: 'wetland1' } },
    rule: { allowedHosts: ['m.example.com', 'www.example.com'] },
  });
  const home = await load('https://evil.example/');
  expect(home.element.props).toMatchObject({
    target: '/davmu/share/',
    first: { address: `${siteOrigin}/davmu/share/`, reportTarget: undefined },
  });
});

test('R3: title and share card are those of the page it shows, else of the site', async () => {
  const share = { title: '退塘还湿三年后', desc: '白鹭回来了', link: address, imgUrl: '' };
  const describe = jest.fn(() => Promise.resolve({ title: '退塘还湿三年后，白鹭回来了', share }));
  expect(await load(address, describe)).toMatchObject({ title: '退塘还湿三年后，白鹭回来了', share });
  expect(describe).toHaveBeenCalledWith(address);
  const ofSite = { title: '云浦新闻', share: { title: '云浦新闻', link: address } };
  expect(await load(address)).toMatchObject(ofSite);
  expect(await load(address, () => Promise.reject(new Error('unreadable')))).toMatchObject(ofSite);
});

test('draws a code that stands for the address, and copies the link', async () => {
  const copyLink = jest.fn();
  renderInPage(<ContinueOnPhone first={first} rule={rule} />, { copyLink });
  const code = await screen.findByRole('img', { name: /的二维码$/ });
  expect(code.querySelectorAll('rect').length).toBeGreaterThan(200);
  await userEvent.click(screen.getByRole('button', { name: '复制链接' }));
  expect(copyLink).toHaveBeenCalledTimes(1);
});

test('goes where the page in the iframe asks it to, and nowhere else', async () => {
  const navigate = jest.fn();
  renderInPage(
    <>
      <iframe title="页面" />
      <ContinueOnPhone first={first} rule={rule} navigate={navigate} />
    </>,
  );
  const iframe = screen.getByTitle<HTMLIFrameElement>('页面').contentWindow;
  await screen.findByRole('img');
  const send = (origin: string, source: Window | null = iframe) =>
    act(
      () =>
        void window.dispatchEvent(
          new MessageEvent('message', {
            origin,
            source,
            data: { type: 'changeRoute', pc_link: 'https://www.example.com/a' },
          }),
        ),
    );
  send('https://evil.example');
  expect(navigate).not.toHaveBeenCalled();
  send(window.location.origin, window);
  expect(navigate).not.toHaveBeenCalled();
  send(window.location.origin);
  expect(navigate).toHaveBeenCalledWith('https://www.example.com/a');
});

test('R73: asks the page in the iframe, which may have spoken before anybody listened', async () => {
  renderInPage(
    <>
      <iframe title="页面" />
      <ContinueOnPhone first={first} rule={rule} navigate={jest.fn()} />
    </>,
  );
  const iframe = screen.getByTitle<HTMLIFrameElement>('页面').contentWindow;
  const onMessage = jest.fn();
  iframe?.addEventListener('message', ({ data }) => onMessage(data));
  await screen.findByRole('img');
  await waitFor(() => expect(onMessage).toHaveBeenCalledWith(readsChangeRoute));
});

test('R14: the page can be opened without the phone around it', async () => {
  renderInPage(<ContinueOnPhone first={first} rule={rule} />);
  await screen.findByRole('img');
  expect(screen.getByRole('link', { name: '直接打开网页' })).toHaveAttribute('href', address);
});
