import { lazyWithRetry } from '@share/islands';
import { createPageActions, TestPage } from '@share/islands/testing';
import { createTestSession } from '@share/session/testing';
import { act, render, screen } from '@testing-library/react';
import { shellServices } from '../../testing/shellServices';
import { siteFixture } from '../../testing/siteFixture';
import { createOverlays, type Overlays } from './createOverlays';
import { PageOverlays, type PageOverlaysProps } from './PageOverlays';

type Panels = NonNullable<PageOverlaysProps['panels']>;
type Request = Parameters<Overlays['open']>[0];

const show = (panels: Panels) => {
  const overlays = createOverlays(() => undefined);
  const reportFailure = jest.fn();
  const session = { ...createTestSession(), cancelLogin: jest.fn() };
  const services = { ...shellServices, page: createPageActions(), overlays, session, reportFailure };
  const data = { site: siteFixture, siteOrigin: 'https://m.example.com', reportReasons: ['其他'] };
  render(
    <TestPage services={services}>
      <PageOverlays {...data} panels={panels} />
    </TestPage>,
  );
  return {
    open: (panel: Request) => act(async () => overlays.open(panel)),
    openNames: () => overlays.store.getState().panels.map(({ name }) => name),
    reportFailure,
    cancelLogin: session.cancelLogin,
  };
};

const fault = new Error('planted');
const requests: Request[] = [
  { name: 'login', action: 'comment' },
  { name: 'menu' },
  { name: 'text-size' },
  { name: 'report', target: { type: 'content', id: 'wetland1' } },
  { name: 'popup', src: '/davmu/share/', title: '网上办事' },
  { name: 'open-app', answer: { action: '点赞' } },
  { name: 'offer', offer: { way: 'guide' } },
];

/** A panel that throws the first time and works the second time. */
const faulty = () => {
  let isBroken = true;
  const Panel = ({ open }: { open: boolean }) => {
    if (isBroken) throw fault;
    return open ? <p>面板</p> : null;
  };
  return { Panel, mend: () => void (isBroken = false) };
};

/** The code of a panel that cannot be loaded the first time. */
const loadable = () => {
  let isGone = true;
  const Panel = lazyWithRetry(async () => {
    if (isGone) throw fault;
    return ({ open }: { open: boolean }) => (open ? <p>面板</p> : null);
  });
  return { Panel, mend: () => void (isGone = false) };
};

// React writes what a boundary has caught to the console.
beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

describe.each([
  ['throws', faulty],
  ['cannot be loaded', loadable],
])('a panel that %s', (_, create) => {
  test.each(requests.map((request) => [request.name, request] as const))(
    '%s: closes, says so, is reported, and works when it is opened again',
    async (name, request) => {
      const { Panel, mend } = create();
      const { open, openNames, reportFailure } = show({ [name]: Panel });
      await open(request);
      expect(openNames()).toEqual([]);
      expect(screen.getByRole('status')).toHaveTextContent('出错了，请再试一次');
      expect(reportFailure.mock.calls).toEqual([[fault, `panel:${name}`]]);
      mend();
      await open(request);
      expect(screen.getByText('面板')).toBeInTheDocument();
      expect(openNames()).toEqual([name]);
      expect(reportFailure).toHaveBeenCalledTimes(1);
    },
  );

  test('leaves the other panels alone', async () => {
    const { open, openNames } = show({ report: create().Panel, popup: ({ title }) => <p>{title}</p> });
    await open({ name: 'popup', src: '/davmu/share/', title: '网上办事' });
    await open({ name: 'report', target: { type: 'content', id: 'wetland1' } });
    expect(openNames()).toEqual(['popup']);
    expect(screen.getByText('网上办事')).toBeInTheDocument();
  });

  test('ends the wait for a login', async () => {
    const { open, cancelLogin } = show({ login: create().Panel });
    await open({ name: 'login', action: 'comment' });
    expect(cancelLogin).toHaveBeenCalledTimes(1);
  });
});

test('a panel that throws again is reported again', async () => {
  const { open, reportFailure } = show({ menu: faulty().Panel });
  await open({ name: 'menu' });
  await open({ name: 'menu' });
  expect(reportFailure).toHaveBeenCalledTimes(2);
});

test('a panel keeps what it was opened with while it is closed', async () => {
  const Panel = jest.fn(({ title, open, onClose }) => (
    <button onClick={onClose}>{open ? title : `${title}，已关闭`}</button>
  ));
  const { open, openNames } = show({ popup: Panel });
  expect(Panel).not.toHaveBeenCalled();
  await open({ name: 'popup', src: '/davmu/share/', title: '网上办事' });
  await act(async () => screen.getByRole('button', { name: '网上办事' }).click());
  expect(screen.getByText('网上办事，已关闭')).toBeInTheDocument();
  expect(openNames()).toEqual([]);
});

test('the panels of this library are loaded when they open', async () => {
  const { open } = show({});
  await open({ name: 'text-size' });
  expect(await screen.findByRole('dialog', { name: '阅读设置' })).toBeInTheDocument();
});
