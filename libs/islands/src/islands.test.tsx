import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { Island } from './Island';
import type { IslandComponent } from './IslandComponent';
import { mountIsland } from './mountIsland';
import { startIslands, type MountIsland } from './startIslands';

interface Services {
  greet: (name: string) => void;
}

const Greeter: IslandComponent<{ name: string }, Services> = ({ data, services }) => {
  const [count, setCount] = useState(0);
  const greet = () => {
    services.greet(data.name);
    setCount(count + 1);
  };
  return <button onClick={greet}>{`${data.name} ${count}`}</button>;
};

const greet = jest.fn();
const mount: MountIsland = (element, Component, data) => mountIsland(element, Component, data, { greet });

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

const openPage = () => {
  document.body.innerHTML = renderToString(
    <Island name="greeter" Component={Greeter} data={{ name: '</script>白鹭' }} services={{ greet }} />,
  );
  seen.targets = [];
  window.__keptTaps = [];
  greet.mockClear();
};

const start = (when: 'view' | 'touch', options: Partial<Parameters<typeof startIslands>[0]> = {}) => {
  const load = jest.fn(async () => Greeter as IslandComponent<never, never>);
  const loadRuntime = jest.fn(async () => mount);
  startIslands({
    modules: { greeter: { when, load } },
    loadRuntime,
    mayFetchAhead: () => true,
    onFailure: (error) => {
      throw error;
    },
    ...options,
  });
  return { load, loadRuntime };
};

const button = () => screen.getByRole('button');
const isReady = () => document.querySelector('[data-island][data-ready]') !== null;

const consoleError = jest.spyOn(console, 'error');
afterEach(() => expect(consoleError).not.toHaveBeenCalled());

it('puts the data beside the markup, safely', () => {
  openPage();
  expect(document.querySelectorAll('script')).toHaveLength(1);
  expect(JSON.parse(document.querySelector('script')?.textContent ?? '')).toEqual({ name: '</script>白鹭' });
});

it('leaves an island alone until it is used, then acts on the tap', async () => {
  openPage();
  const { load } = start('touch');
  expect(load).not.toHaveBeenCalled();
  document.documentElement.dispatchEvent(new CustomEvent('share:tap', { detail: button() }));
  await waitFor(() => expect(greet).toHaveBeenCalledWith('</script>白鹭'));
  await waitFor(() => expect(button()).toHaveTextContent('白鹭 1'));
});

it('acts on taps kept from before it started and takes the waiting mark away', async () => {
  openPage();
  button().setAttribute('data-tapped', '');
  button().setAttribute('aria-busy', 'true');
  window.__keptTaps = [button()];
  start('touch');
  await waitFor(() => expect(greet).toHaveBeenCalledTimes(1));
  expect(button()).not.toHaveAttribute('aria-busy');
  expect(button()).not.toHaveAttribute('data-tapped');
});

it('wakes an island that comes into view, once', async () => {
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

it('fetches the shared code at the first sign of use, unless the line is slow', async () => {
  openPage();
  const fast = start('touch');
  const slow = start('touch', { mayFetchAhead: () => false });
  window.dispatchEvent(new Event('scroll'));
  window.dispatchEvent(new Event('scroll'));
  expect(fast.loadRuntime).toHaveBeenCalledTimes(1);
  expect(slow.loadRuntime).not.toHaveBeenCalled();
});

it('reports code that cannot be had and gives the control back', async () => {
  openPage();
  const onFailure = jest.fn();
  window.__keptTaps = [button()];
  button().setAttribute('aria-busy', 'true');
  start('touch', { onFailure, loadRuntime: () => Promise.reject(new Error('gone')) });
  await waitFor(() => expect(onFailure).toHaveBeenCalledWith(new Error('gone')));
  await waitFor(() => expect(button()).not.toHaveAttribute('aria-busy'));
  expect(greet).not.toHaveBeenCalled();
});
