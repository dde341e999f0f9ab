import { startPageScript } from '@share/environment/testing';
import { createPageActions, TestPage } from '@share/islands/testing';
import { createTestSession } from '@share/session/testing';
import { act, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { shellServices } from '../../testing/shellServices';
import { createOverlays } from './createOverlays';
import { createPanel, type PanelState } from './createPanel';

const Panel = ({ action, open, onClose }: PanelState & { action: string }) => (
  <dialog id="login" open={open} suppressHydrationWarning>
    <button onClick={onClose}>{open ? action : `${action}，已关闭`}</button>
  </dialog>
);
const Login = createPanel('login', Panel, () => ({ action: 'login' }));

beforeEach(() => void startPageScript());

const setUp = () => {
  const overlays = createOverlays(() => undefined);
  const session = { ...createTestSession(), cancelLogin: jest.fn() };
  const services = { ...shellServices, page: createPageActions(), overlays, session };
  const inPage = (
    <TestPage services={services}>
      <Login />
    </TestPage>
  );
  return { overlays, session, inPage };
};
const button = (name: string) => screen.getByRole('button', { name, hidden: true });

test('opens with its request, and keeps what it was opened with while it is closed', async () => {
  const { overlays, session, inPage } = setUp();
  render(inPage);
  expect(button('login，已关闭')).toBeInTheDocument();
  await act(async () => overlays.open({ name: 'login', action: 'collect' }));
  await act(async () => button('collect').click());
  expect(button('collect，已关闭')).toBeInTheDocument();
  expect(overlays.store.getState().panels).toEqual([]);
  expect(session.cancelLogin).toHaveBeenCalledTimes(1);
});

test('a panel that stands for nothing is not there before its first request', async () => {
  const { overlays } = setUp();
  const Popup = createPanel('popup', ({ title, open }: PanelState & { src: string; title: string }) => (
    <p>{open ? title : '已关闭'}</p>
  ));
  const { container } = render(
    <TestPage services={{ ...shellServices, overlays }}>
      <Popup />
    </TestPage>,
  );
  expect(container).toBeEmptyDOMElement();
  await act(async () => overlays.open({ name: 'popup', src: '/davmu/share/', title: '网上办事' }));
  expect(screen.getByText('网上办事')).toBeInTheDocument();
});

describe('in a finished document', () => {
  const hydrate = async (isOpen: boolean, before: (overlays: ReturnType<typeof createOverlays>) => void) => {
    const { overlays, inPage } = setUp();
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(inPage);
    const dialog = container.querySelector('dialog')!;
    if (isOpen) dialog.setAttribute('open', '');
    before(overlays);
    const consoleError = jest.spyOn(console, 'error');
    const root = await act(async () => hydrateRoot(container, inPage));
    expect(consoleError).not.toHaveBeenCalled();
    expect(container.querySelector('dialog')).toBe(dialog);
    const end = () => {
      act(() => root.unmount());
      container.remove();
    };
    return { panels: overlays.store.getState().panels, isOpen: dialog.hasAttribute('open'), end };
  };

  test.each([
    ['a visitor has opened: stays open', true, undefined, [{ name: 'login', action: 'login' }]],
    ['not opened: stays closed', false, undefined, []],
    ['opened and requested: its purpose stays', true, 'collect', [{ name: 'login', action: 'collect' }]],
    ['requested before its code came: opens', false, 'collect', [{ name: 'login', action: 'collect' }]],
  ])('a panel that %s', async (_name, wasOpen, action, expected) => {
    const { panels, isOpen, end } = await hydrate(wasOpen, (overlays) => {
      if (action) overlays.open({ name: 'login', action });
    });
    expect(panels).toEqual(expected);
    expect(isOpen).toBe(expected.length > 0);
    end();
  });
});

test('opens as it stands when only the control that was tapped has no code yet', async () => {
  const { overlays, inPage } = setUp();
  render(inPage);
  await act(async () => window.__page.emit('open', 'navigation'));
  expect(overlays.store.getState().panels).toEqual([]);
  await act(async () => window.__page.emit('open', 'login'));
  expect(overlays.store.getState().panels).toEqual([{ name: 'login', action: 'login' }]);
  await act(async () => overlays.open({ name: 'login', action: 'collect' }));
  await act(async () => window.__page.emit('open', 'login'));
  expect(overlays.store.getState().panels).toEqual([{ name: 'login', action: 'collect' }]);
});
