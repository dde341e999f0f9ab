import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { nextTask } from '@share/environment';
import type { DocumentDialog, Tap } from '@share/environment/document';
import { startPageScript } from '@share/environment/testing';
import { Island } from './Island';
import type { IslandModule } from './IslandTable';
import { mountIsland } from './mountIsland';
import { PageRoot, useServices } from './PageRoot';
import { startIslands, hydrateIsland, type MountIsland } from './startIslands';

interface GreeterProps {
  name: string;
}

declare module './IslandTable' {
  interface IslandTable {
    greeter: GreeterProps;
  }
}

/** The fault of the greeter: `mount` when it is mounted, `tap` at its next rendering after a tap. */
let fault: 'none' | 'mount' | 'tap' = 'none';

const Greeter = ({ name }: GreeterProps) => {
  const { greet } = useServices<{ greet: (name: string) => void }>();
  const [count, setCount] = useState(0);
  if (fault === 'mount' || (fault === 'tap' && count > 0)) throw new Error('planted');
  const greetAgain = () => {
    greet(name);
    setCount(count + 1);
  };
  return (
    <>
      <button onClick={greetAgain}>{`${name} ${count}`}</button>
      <input aria-label="名字" />
    </>
  );
};

const greet = jest.fn();
const services = { greet };
const Root = ({ children }: { children: ReactNode }) => <PageRoot services={services}>{children}</PageRoot>;
const mount: MountIsland = (element, Component, data, onCrash) =>
  mountIsland(element, Component, data, { Root, onCrash });

const seen: { callback: IntersectionObserverCallback; targets: Element[] } = {
  callback: () => undefined,
  targets: [],
};

beforeAll(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  globalThis.IntersectionObserver = class {
    constructor(callback: IntersectionObserverCallback) {
      seen.callback = callback;
    }
    observe(target: Element) {
      seen.targets.push(target);
    }
    unobserve() {}
  } as unknown as typeof IntersectionObserver;
});

beforeEach(() => {
  // No idle moment comes by itself: work of an earlier page does not go on.
  Object.assign(window, { requestIdleCallback: () => undefined });
});

const openPage = () => {
  fault = 'none';
  document.body.innerHTML = renderToString(
    <Root>
      <Island name="greeter" Component={Greeter} data={{ name: '</script>白鹭' }} />
    </Root>,
  );
  seen.targets = [];
  startPageScript();
  greet.mockClear();
};

const start = (when: IslandModule['when'], options: Partial<Parameters<typeof startIslands>[0]> = {}) => {
  const load = jest.fn(async () => Greeter);
  const loadFramework = jest.fn(async () => undefined);
  const loadRuntime = jest.fn(async () => mount);
  startIslands({
    modules: { greeter: { when, load } },
    loadFramework,
    loadRuntime,
    mayFetchAhead: () => true,
    hasUser: () => false,
    onFailure: (error) => {
      throw error;
    },
    ...options,
  });
  return { load, loadFramework, loadRuntime };
};

const button = () => screen.getByRole('button');
const tapOn = (control: HTMLElement, panel: Tap['panel'] = ''): Tap => ({ control, panel });
/** A tap from before any code was there, as the script in the document stores it. */
const queue = (control: HTMLElement, panel?: Tap['panel']) => {
  const tap = tapOn(control, panel);
  control.setAttribute('data-tapped', '');
  control.setAttribute('aria-busy', 'true');
  window.__page.taps.push(tap);
  return tap;
};
const isReady = () => document.querySelector('[data-island][data-ready]') !== null;

const consoleError = jest.spyOn(console, 'error');
afterEach(() => expect(consoleError).not.toHaveBeenCalled());

it('puts the data beside the markup, safely', () => {
  openPage();
  expect(document.querySelectorAll('script')).toHaveLength(1);
  expect(JSON.parse(document.querySelector('script')?.textContent ?? '')).toEqual({ name: '</script>白鹭' });
});

it('leaves an island alone until it is used, then acts on the tap, once what the tap opened can be painted', async () => {
  openPage();
  const { load, loadFramework } = start('touch');
  expect(load).not.toHaveBeenCalled();
  window.__page.emit('tap', tapOn(button()));
  await Promise.resolve();
  expect(load).not.toHaveBeenCalled();
  await waitFor(() => expect(loadFramework).toHaveBeenCalledTimes(1));
  expect(load).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(greet).toHaveBeenCalledWith('</script>白鹭'));
  await waitFor(() => expect(button()).toHaveTextContent('白鹭 1'));
});

it('acts on taps queued from before it started and takes the waiting mark away', async () => {
  openPage();
  queue(button());
  start('touch');
  await waitFor(() => expect(greet).toHaveBeenCalledTimes(1));
  expect(button()).not.toHaveAttribute('aria-busy');
  expect(button()).not.toHaveAttribute('data-tapped');
});

it('hydrates an island that comes into view, once', async () => {
  openPage();
  const { load } = start('view');
  expect(seen.targets).toHaveLength(1);
  const entry = { isIntersecting: true, target: seen.targets[0] } as unknown as IntersectionObserverEntry;
  act(() => {
    seen.callback([entry], {} as IntersectionObserver);
    seen.callback([entry], {} as IntersectionObserver);
  });
  await waitFor(() => expect(isReady()).toBe(true));
  expect(load).toHaveBeenCalledTimes(1);
  await userEvent.click(button());
  await waitFor(() => expect(button()).toHaveTextContent('白鹭 1'));
});

describe('after the first scroll, touch or key', () => {
  /** Idle moments that the page waits for. */
  let idle: (() => void)[] = [];
  const nextIdleMoment = async () => {
    await waitFor(() => expect(idle).not.toHaveLength(0));
    await act(async () => idle.shift()?.());
  };

  beforeEach(() => {
    idle = [];
    Object.assign(window, { requestIdleCallback: (callback: () => void) => idle.push(callback) });
  });

  it.each(['use', 'user'] as const)(
    'what hydrates by %s is made ready, one piece in each idle moment, once',
    async (when) => {
      openPage();
      const { load, loadFramework, loadRuntime } = start(when);
      expect(idle).toHaveLength(0);
      for (const event of ['scroll', 'scroll', 'keydown']) window.dispatchEvent(new Event(event));
      expect(idle).toHaveLength(1);
      expect(loadFramework).not.toHaveBeenCalled();
      await nextIdleMoment();
      expect(loadFramework).toHaveBeenCalledTimes(1);
      expect(loadRuntime).not.toHaveBeenCalled();
      await nextIdleMoment();
      expect(loadRuntime).toHaveBeenCalledTimes(1);
      expect(load).not.toHaveBeenCalled();
      await nextIdleMoment();
      await waitFor(() => expect(isReady()).toBe(true));
      expect(idle).toHaveLength(0);
    },
  );

  it('who has scrolled before any code was there need not do it again', () => {
    openPage();
    Object.defineProperty(window, 'scrollY', { value: 10, configurable: true });
    start('use');
    Reflect.deleteProperty(window, 'scrollY');
    expect(idle).toHaveLength(1);
  });

  it('what hydrates by touch waits for its touch; the shared code is there', async () => {
    openPage();
    const { load, loadRuntime } = start('touch');
    window.dispatchEvent(new Event('pointerdown'));
    await nextIdleMoment();
    await nextIdleMoment();
    expect(loadRuntime).toHaveBeenCalledTimes(1);
    expect(load).not.toHaveBeenCalled();
    expect(idle).toHaveLength(0);
  });

  it('nothing is fetched on a slow line', () => {
    openPage();
    start('use', { mayFetchAhead: () => false });
    window.dispatchEvent(new Event('scroll'));
    expect(idle).toHaveLength(0);
  });

  it('shared code that cannot be loaded is no failure yet, and requested again by a tap', async () => {
    openPage();
    const loadRuntime = jest.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue(mount);
    start('use', { loadRuntime });
    window.dispatchEvent(new Event('scroll'));
    await nextIdleMoment();
    await nextIdleMoment();
    expect(idle).toHaveLength(0);
    hydrateIsland('greeter');
    await waitFor(() => expect(isReady()).toBe(true));
    expect(loadRuntime).toHaveBeenCalledTimes(2);
  });
});

it('reports code that cannot be loaded and restores the control', async () => {
  openPage();
  const onFailure = jest.fn();
  queue(button());
  start('touch', { onFailure, loadRuntime: () => Promise.reject(new Error('gone')) });
  await waitFor(() => expect(onFailure).toHaveBeenCalledWith(new Error('gone'), 'greeter', true));
  await waitFor(() => expect(button()).not.toHaveAttribute('aria-busy'));
  expect(greet).not.toHaveBeenCalled();
});

it('code that comes after the visitor was set to try later does not act on the tap', async () => {
  openPage();
  const tap = queue(button());
  let arrive: (mountIsland: MountIsland) => void = () => undefined;
  start('touch', { loadRuntime: () => new Promise((resolve) => (arrive = resolve)) });
  tap.isGivenUp = true;
  await nextTask();
  arrive(mount);
  await waitFor(() => expect(isReady()).toBe(true));
  expect(greet).not.toHaveBeenCalled();
});

it('tries again at the next use, after its code could not be loaded', async () => {
  openPage();
  const onFailure = jest.fn();
  const loadRuntime = jest.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue(mount);
  queue(button());
  start('touch', { onFailure, loadRuntime });
  await waitFor(() => expect(onFailure).toHaveBeenCalledTimes(1));
  expect(isReady()).toBe(false);
  hydrateIsland('greeter');
  await waitFor(() => expect(isReady()).toBe(true));
  expect(loadRuntime).toHaveBeenCalledTimes(2);
});

it('tells a visitor who waits for an island that another part has requested', async () => {
  openPage();
  const onFailure = jest.fn();
  start('touch', { onFailure, loadRuntime: () => Promise.reject(new Error('gone')) });
  const onLost = jest.fn();
  window.__page.on('lost', onLost);
  hydrateIsland('greeter');
  await waitFor(() => expect(onFailure).toHaveBeenLastCalledWith(new Error('gone'), 'greeter', false));
  expect(onLost).not.toHaveBeenCalled();
  hydrateIsland('greeter', true);
  await waitFor(() => expect(onFailure).toHaveBeenLastCalledWith(new Error('gone'), 'greeter', true));
  expect(onLost).toHaveBeenCalledWith('greeter');
});

it('tells a visitor whose field has no code', async () => {
  openPage();
  const onFailure = jest.fn();
  start('touch', { onFailure, loadRuntime: () => Promise.reject(new Error('gone')) });
  screen.getByRole('textbox', { name: '名字' }).focus();
  await waitFor(() => expect(onFailure).toHaveBeenCalledWith(new Error('gone'), 'greeter', true));
});

describe('a tap that has opened a panel of the document', () => {
  /** The panel is an island of its own; its button stands for the actions in it. */
  const openPanel = () => {
    openPage();
    const control = button();
    const container = document.createElement('div');
    container.innerHTML = renderToString(
      <Root>
        <Island name="greeter" Component={Greeter} data={{ name: '面板' }} />
      </Root>,
    );
    const dialog = document.createElement('dialog') as DocumentDialog;
    dialog.id = 'login';
    dialog.setAttribute('open', '');
    dialog.openedBy = control;
    const island = container.querySelector('[data-island]')!;
    dialog.append(...island.childNodes);
    island.append(dialog);
    document.body.append(container);
    return { control, dialog, island, inside: dialog.querySelector('button')! };
  };
  it('hydrates the panel, too, and is acted on once however often it was queued', async () => {
    const { control, island } = openPanel();
    const tap = queue(control, 'login');
    window.__page.taps.push(tap);
    const mounted: Element[] = [];
    start('touch', { loadRuntime: async () => async (element) => void mounted.push(element) });
    const click = jest.spyOn(control, 'click');
    await waitFor(() => expect(click).toHaveBeenCalledTimes(1));
    expect(mounted).toContain(island);
  });

  it.each([
    ['is dropped when the visitor has closed the panel', false, 0],
    ['is acted on when the visitor has logged in there', true, 1],
  ])('%s', async (_name, hasLoggedIn, times) => {
    const { control, dialog } = openPanel();
    queue(control, 'login');
    let hasUser = false;
    start('touch', { hasUser: () => hasUser, loadRuntime: async () => async () => undefined });
    const click = jest.spyOn(control, 'click');
    dialog.removeAttribute('open');
    hasUser = hasLoggedIn;
    await waitFor(() => expect(control.closest('[data-island]')).toHaveAttribute('data-ready'));
    await waitFor(() => expect(control).not.toHaveAttribute('data-tapped'));
    expect(click).toHaveBeenCalledTimes(times);
  });

  it('is acted on before what was tapped in the panel', async () => {
    const { control, island, inside } = openPanel();
    queue(control, 'login');
    queue(inside);
    let mountControl: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (mountControl = resolve));
    start('touch', { loadRuntime: async () => (element) => (element === island ? Promise.resolve() : held) });
    const order: string[] = [];
    jest.spyOn(control, 'click').mockImplementation(() => void order.push('收藏'));
    jest.spyOn(inside, 'click').mockImplementation(() => void order.push('获取验证码'));
    await waitFor(() => expect(island).toHaveAttribute('data-ready'));
    expect(order).toEqual([]);
    mountControl();
    await waitFor(() => expect(order).toEqual(['收藏', '获取验证码']));
  });
});

it('hydrates a page that answers taps by itself once it has loaded', async () => {
  openPage();
  const { load } = start('load');
  await waitFor(() => expect(isReady()).toBe(true));
  expect(load).toHaveBeenCalledTimes(1);
});

it('hydrates what belongs to a visitor once the page has loaded, when a visitor is signed in', async () => {
  openPage();
  const signedOut = start('user');
  const signedIn = start('user', { hasUser: () => true });
  await waitFor(() => expect(isReady()).toBe(true));
  expect(signedOut.load).not.toHaveBeenCalled();
  expect(signedIn.load).toHaveBeenCalledTimes(1);
});

it('hydrates an island whose field gets the focus, and keeps what was typed before', async () => {
  openPage();
  start('touch');
  await userEvent.type(screen.getByRole('textbox'), '白');
  await waitFor(() => expect(isReady()).toBe(true));
  expect(screen.getByRole('textbox')).toHaveValue('白');
  expect(screen.getByRole('textbox')).toHaveFocus();
});

it('hydrates an island another part requests', async () => {
  openPage();
  start('touch');
  hydrateIsland('unknown' as never);
  expect(isReady()).toBe(false);
  hydrateIsland('greeter');
  await waitFor(() => expect(isReady()).toBe(true));
});

it.each(['mount', 'tap'] as const)(
  'throws at %s: its markup stays, and it works when tried again',
  async (when) => {
    openPage();
    consoleError.mockImplementation(() => undefined);
    const onFailure = jest.fn();
    fault = when;
    queue(button());
    start('touch', { onFailure });
    await waitFor(() => expect(onFailure).toHaveBeenCalledWith(new Error('planted'), 'greeter', true));
    expect(isReady()).toBe(false);
    expect(button()).toHaveTextContent('白鹭 0');
    expect(button()).not.toHaveAttribute('aria-busy');
    fault = 'none';
    hydrateIsland('greeter');
    await waitFor(() => expect(isReady()).toBe(true));
    await userEvent.click(button());
    await waitFor(() => expect(button()).toHaveTextContent('白鹭 1'));
    consoleError.mockReset();
  },
);

it('hydrates in slices: a visitor is answered before a large island is done', async () => {
  const order: string[] = [];
  const Part = ({ index }: { index: number }) => {
    const end = performance.now() + 3;
    while (performance.now() < end);
    if (index === 0) setTimeout(() => order.push('answered'));
    if (index === 19) order.push('done');
    return null;
  };
  const Large = () => Array.from({ length: 20 }, (_, index) => <Part key={index} index={index} />);
  const element = document.createElement('div');
  await mountIsland(element, Large, {}, { Root, onCrash: () => undefined });
  expect(order).toEqual(['answered', 'done']);
});
