import { readJsonScript } from '@share/safety';
import type { IslandComponent, IslandModule, IslandModules, IslandName } from './IslandTable';
import { inIdleMoments } from './inIdleMoments';

/**
 * Makes one island live with the services of this page; rejects when it throws before it answers events.
 * @param onCrash called when it throws later
 */
export type MountIsland = (
  element: Element,
  Component: IslandComponent<never>,
  data: object,
  onCrash: (error: unknown) => void,
) => Promise<void>;

interface StartOptions {
  /** Every island of the site by name. */
  modules: IslandModules;
  /** Loads the code that all islands share. */
  loadRuntime: () => Promise<MountIsland>;
  /** Whether code may be fetched before it is needed. */
  mayFetchAhead: () => boolean;
  /** Whether a reader is signed in in this browser. */
  hasReader: () => boolean;
  /**
   * The code of an island could not be loaded, or the island threw. It is tried again when it is wanted again.
   * @param wasTapped the reader waits for an answer
   */
  onFailure: (error: unknown, island: string, wasTapped: boolean) => void;
}

declare global {
  interface Window {
    /** Controls tapped before any code was there; filled by the script in the document. */
    __keptTaps?: HTMLElement[];
  }
}

const selector = '[data-island]';
const nameOf = (island: Element) => island.getAttribute('data-island') ?? '';

/** Takes away what the script in the document wrote: the markup is the server's again, as hydration expects it. */
const unmark = (control: Element) => {
  control.removeAttribute('data-tapped');
  control.removeAttribute('aria-busy');
};

const wakeEvent = 'share:wake';

/** Wakes the islands of this name. */
export const wakeIsland = (name: IslandName): void => {
  document.documentElement.dispatchEvent(new CustomEvent(wakeEvent, { detail: name }));
};

const onceLoaded = (act: () => void) => {
  if (document.readyState === 'complete') act();
  else window.addEventListener('load', act, { once: true });
};

/** How far below the screen an island wakes up. */
const viewMargin = '400px 0px';

const onceSeen = (islands: Element[], wake: (island: Element) => void) => {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        wake(target);
      }
    },
    { rootMargin: viewMargin },
  );
  for (const island of islands) observer.observe(island);
};

/** Calls once, at the first interaction of the reader. */
const onFirstUse = (act: () => void) => {
  const events = ['scroll', 'pointerdown', 'keydown'];
  const actOnce = () => {
    for (const event of events) window.removeEventListener(event, actOnce);
    act();
  };
  for (const event of events) window.addEventListener(event, actOnce, { passive: true });
};

/**
 * Wakes the islands of this document when they are seen or used. Taps that were made before are acted on as soon
 * as their island can (docs/decisions/0002-islands.md).
 */
export const startIslands = ({
  modules,
  loadRuntime,
  mayFetchAhead,
  hasReader,
  onFailure,
}: StartOptions): void => {
  const islands = [...document.querySelectorAll(selector)];
  const awake = new WeakMap<Element, Promise<void>>();
  /** Islands whose tap has not been acted on yet. */
  const tapped = new WeakSet<Element>();

  const fail = (island: Element, error: unknown) => {
    const wasTapped = tapped.has(island) || island.hasAttribute('data-ready');
    awake.delete(island);
    island.removeAttribute('data-ready');
    onFailure(error, nameOf(island), wasTapped);
  };

  const mount = async (island: Element) => {
    const module = modules[nameOf(island)];
    if (!module) throw new Error(`The island ${nameOf(island)} is unknown.`);
    const [mountIsland, Component] = await Promise.all([loadRuntime(), module.load()]);
    for (const control of island.querySelectorAll('[data-tapped]')) unmark(control);
    await mountIsland(
      island,
      Component,
      readJsonScript(island.nextElementSibling?.textContent ?? '') as object,
      (error) => fail(island, error),
    );
    island.setAttribute('data-ready', '');
  };

  const wake = (island: Element): Promise<void> => {
    const known = awake.get(island);
    if (known) return known;
    const waking = mount(island).catch((error: unknown) => fail(island, error));
    awake.set(island, waking);
    return waking;
  };

  const actOn = async (control: HTMLElement) => {
    const island = control.closest(selector);
    if (!island) return;
    tapped.add(island);
    await wake(island);
    tapped.delete(island);
    unmark(control);
    if (island.hasAttribute('data-ready')) control.click();
  };

  const wakeAround = (target: EventTarget | null) => {
    const island = target instanceof Element && target.matches('input,textarea') && target.closest(selector);
    if (island && islands.includes(island)) void wake(island);
  };

  const wakingOn = (when: IslandModule['when']) =>
    islands.filter((island) => modules[nameOf(island)]?.when === when);
  onceSeen(wakingOn('view'), (island) => void wake(island));
  onceLoaded(() => {
    if (hasReader()) for (const island of wakingOn('reader')) void wake(island);
  });
  onFirstUse(() => {
    if (!mayFetchAhead()) return;
    const soonUsed = [...wakingOn('reader'), ...wakingOn('use')];
    inIdleMoments([loadRuntime, ...soonUsed.map((island) => () => wake(island))]).catch(() => undefined);
  });
  document.documentElement.addEventListener('share:tap', (event) => {
    void actOn((event as CustomEvent<HTMLElement>).detail);
  });
  for (const control of window.__keptTaps ?? []) void actOn(control);
  document.addEventListener('focusin', ({ target }) => wakeAround(target));
  wakeAround(document.activeElement);
  document.documentElement.addEventListener(wakeEvent, (event) => {
    const { detail } = event as CustomEvent<string>;
    for (const island of islands) if (island.isConnected && nameOf(island) === detail) void wake(island);
  });
};
