import { screen, within } from '@testing-library/react';
import { bottomBarFixture } from '../../testing/bottomBarFixture';
import { renderInPage } from '../../testing/renderInPage';
import { siteFixture } from '../../testing/siteFixture';
import { DocDetailLayout } from '../doc-detail-layout/DocDetailLayout';
import { PageFrame, type PageFrameProps } from './PageFrame';

const show = (props: Partial<PageFrameProps>) =>
  renderInPage(<PageFrame site={siteFixture} title="白鹭" children="正文" {...props} />);
const islandNames = () =>
  [...document.querySelectorAll('[data-island]')].map((island) => island.getAttribute('data-island'));

const now = Date.UTC(2026, 10, 21, 2);
const item = <DocDetailLayout article="正文" />;
afterEach(() => document.documentElement.removeAttribute('data-preview'));

test.each<[string, Partial<PageFrameProps>, string[]]>([
  ['default', {}, ['routerControl', 'masthead']],
  ['dejin', { layout: 'dejin' }, ['routerControl', 'masthead']],
  ['none', { layout: 'none' }, []],
  ['listPage', { layout: 'listPage' }, ['routerControl', 'masthead']],
  [
    'list with a bottom bar',
    { layout: 'listPage', bottomBar: bottomBarFixture },
    ['routerControl', 'masthead', 'bottomBar'],
  ],
  ['docDetail', { layout: 'docDetail' }, ['routerControl', 'masthead']],
  ['a page without a header (R59)', { layout: 'docDetail', hasMasthead: false }, ['routerControl']],
  ['a full-bleed item (R72)', { layout: 'docDetail', ground: 'dark' }, ['routerControl', 'overlayHeader']],
  [
    'a preview of a full-bleed item, which does not offer the app (R72)',
    { layout: 'docDetail', ground: 'dark', preview: { expiredAt: (now + 60_000) / 1000, now } },
    ['routerControl', 'previewBanner'],
  ],
  [
    'a preview',
    { layout: 'docDetail', preview: { expiredAt: (now + 60_000) / 1000, now } },
    ['routerControl', 'previewBanner'],
  ],
])('the islands around a page: %s', (_, props, expected) => {
  show(props);
  expect(islandNames()).toEqual(expected);
  expect(screen.getByText('正文')).toBeInTheDocument();
});

test.each<[string, Partial<PageFrameProps>]>([
  ['default', {}],
  ['dejin', { layout: 'dejin', footer: '评论' }],
  ['listPage', { layout: 'listPage' }],
  ['docDetail', { layout: 'docDetail', children: item }],
])('the first link leads past the bar to the main part: %s', (_, props) => {
  show(props);
  const skip = screen.getAllByRole('link')[0]!;
  expect(skip).toHaveTextContent('跳到正文');
  expect(screen.getAllByRole('main')[0]).toHaveAttribute('id', skip.getAttribute('href')!.slice(1));
});

test('a list has the title of the page as its heading', () => {
  show({ layout: 'listPage' });
  const main = within(screen.getAllByRole('main')[0]!);
  expect(main.getByRole('heading', { level: 1, name: '白鹭' })).toBeInTheDocument();
});

test('a preview has a watermark, which screen readers skip (spec §2)', () => {
  show({ layout: 'docDetail', preview: { expiredAt: (now + 60_000) / 1000, now } });
  expect(screen.getByText('内部临时预览').closest('svg')).toHaveAttribute('aria-hidden', 'true');
});

test('when the time of a preview is up its content is hidden, and the page says so (R11)', () => {
  show({ layout: 'docDetail', preview: { expiredAt: (now + 60_000) / 1000, now }, children: item });
  document.documentElement.removeAttribute('data-preview');
  expect(screen.getByText('预览已过期')).not.toBeVisible();
  document.documentElement.setAttribute('data-preview', 'expired');
  expect(screen.getByText('预览已过期')).toBeVisible();
  expect(screen.getByText('正文')).not.toBeVisible();
});

test('nothing is sent of a preview whose time was up before, and the page says so without any script', () => {
  show({ layout: 'docDetail', preview: { expiredAt: now / 1000, now }, children: item });
  expect(screen.queryByText('正文')).not.toBeInTheDocument();
  expect(screen.getByText('预览已过期')).toBeVisible();
  expect(within(screen.getByRole('main')).getByRole('heading', { level: 1 })).toHaveTextContent('预览已过期');
});
