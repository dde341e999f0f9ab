import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StickyHeader } from '../page-frame/StickyHeader';
import { holdDeadLinks } from './holdDeadLinks';
import { markOffline } from './markOffline';
import { OfflineStrip } from './OfflineStrip';

const become = (onLine: boolean) => {
  Object.defineProperty(window.navigator, 'onLine', { configurable: true, value: onLine });
  window.dispatchEvent(new Event(onLine ? 'online' : 'offline'));
};
const strip = () => screen.getByText('没有网络，本页仍可阅读');

let stop = () => undefined as void;
afterEach(() => {
  document.documentElement.removeAttribute('data-saved');
  become(true);
  stop();
});

test('says so while there is no network, until the watch is stopped', () => {
  render(<OfflineStrip />);
  stop = markOffline(window);
  expect(strip()).not.toBeVisible();
  become(false);
  expect(strip()).toBeVisible();
  become(true);
  expect(strip()).not.toBeVisible();
  stop();
  become(false);
  expect(strip()).not.toBeVisible();
});

test('can be put away until the next time', async () => {
  render(<OfflineStrip />);
  stop = markOffline(window);
  become(false);
  await userEvent.click(screen.getByRole('button', { name: '关闭提示' }));
  expect(strip()).not.toBeVisible();
  become(false);
  expect(strip()).not.toBeVisible();
  become(true);
  become(false);
  expect(strip()).toBeVisible();
});

test('a saved page offers the new one once the network is back', () => {
  document.documentElement.setAttribute('data-saved', '');
  render(<OfflineStrip />);
  stop = markOffline(window);
  become(false);
  expect(strip()).toBeVisible();
  become(true);
  expect(screen.getByRole('status')).toHaveTextContent('网络已恢复刷新');
  expect(screen.getByText('刷新')).toBeVisible();
});

test('a link that nothing would answer is held, until something answers it', () => {
  render(
    <>
      <a href="/davmu/share/list/one/index.html">名单</a>
      <a href="#comments">评论</a>
    </>,
  );
  holdDeadLinks(window);
  // jsdom follows no link: an event that reaches the window was not held.
  const isHeld = (name: string) => {
    let held = false;
    const look = (event: Event) => {
      held = event.defaultPrevented;
      event.preventDefault();
    };
    window.addEventListener('click', look, { once: true });
    screen.getByRole('link', { name }).click();
    return held;
  };
  expect(isHeld('名单')).toBe(false);
  become(false);
  expect(isHeld('名单')).toBe(true);
  expect(isHeld('评论')).toBe(false);
  document.documentElement.setAttribute('data-keeps-pages', '');
  expect(isHeld('名单')).toBe(false);
  document.documentElement.removeAttribute('data-keeps-pages');
});

test('pictures that failed are requested again once the network is back, and no others', () => {
  render(
    <main>
      <img alt="失败" src="/a.jpg" srcSet="/a-2x.jpg 2x" data-failed="" />
      <img alt="可见" src="/b.jpg" />
    </main>,
  );
  const requested: string[] = [];
  const source = jest.spyOn(HTMLImageElement.prototype, 'src', 'set').mockImplementation((src) => {
    requested.push(src);
  });
  stop = markOffline(window);
  become(false);
  expect(requested).toEqual([]);
  become(true);
  expect(requested).toEqual([screen.getByRole<HTMLImageElement>('img', { name: '失败' }).src]);
  expect(screen.getByRole('img', { name: '失败' })).not.toHaveAttribute('data-failed');
  source.mockRestore();
});

test('it stands in the page, whose part in view glides away from it', () => {
  render(
    <>
      <StickyHeader>页头</StickyHeader>
      <main>正文</main>
      <footer>页尾</footer>
    </>,
  );
  const top = () => (document.documentElement.getAttribute('data-offline') === '' ? 96 : 52);
  const give = (part: HTMLElement, boundsOf: () => object) => {
    const animate = jest.fn();
    Object.assign(part, { animate, getBoundingClientRect: boundsOf });
    return animate;
  };
  const inView = give(screen.getByRole('main'), () => ({ top: top(), bottom: 2000 }));
  const below = give(screen.getByRole('contentinfo'), () => ({ top: 2000, bottom: 2100 }));
  stop = markOffline(window);
  become(false);
  expect(inView).toHaveBeenLastCalledWith([{ transform: 'translateY(-44px)' }, {}], expect.anything());
  become(true);
  expect(inView).toHaveBeenLastCalledWith([{ transform: 'translateY(44px)' }, {}], expect.anything());
  expect(below).not.toHaveBeenCalled();
});
