import { nextTask } from '@share/environment';
import {
  islandAttribute,
  readyAttribute,
  tappedAttribute,
  type DocumentDialog,
  type Tap,
} from '@share/environment/document';
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
  /** Loads the libraries that this code stands on: they are evaluated in a task, ahead of need in an idle moment of their own. */
  loadFramework: () => Promise<unknown>;
  /** Loads the code that all islands share. */
  loadRuntime: () => Promise<MountIsland>;
  /** Whether code may be fetched before it is needed. */
  mayFetchAhead: () => boolean;
  /** Whether a visitor is signed in in this browser. */
  hasUser: () => boolean;
  /**
   * The code of an island could not be loaded, or the island threw. It is tried again when it is wanted again.
   * @param wasTapped the visitor waits for an answer
   */
  onFailure: (error: unknown, island: string, wasTapped: boolean) => void;
}

const selector = '[' + islandAttribute + ']';
const nameOf = (island: Element) => island.getAttribute(islandAttribute) ?? '';

/** Removes the attributes of the document's script: the markup is the server's again, as hydration expects it. */
const unmark = (control: Element) => {
  control.removeAttribute(tappedAttribute);
  control.removeAttribute('aria-busy');
};

/** The tap that has opened the panel around a control, if it has not been acted on yet. */
const openingTap = (control: Element) => {
  const opener = control.closest<DocumentDialog>('dialog')?.openedBy;
  return window.__page.taps.find((tap) => tap.control === opener);
};

/**
 * Hydrates the islands of this name.
 * @param isAwaited the visitor waits for it, and is informed when it fails
 */
export const hydrateIsland = (name: IslandName, isAwaited = false): void =>
  window.__page.emit('hydrate', { name, isAwaited });

const onceLoaded = (act: () => void) => {
  if (document.readyState === 'complete') act();
  else window.addEventListener('load', act, { once: true });
};

/** How far below the screen an island hydrates up. */
const viewMargin = '400px 0px';

const onceSeen = (islands: Element[], hydrate: (island: Element) => void) => {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        hydrate(target);
      }
    },
    { rootMargin: viewMargin },
  );
  for (const island of islands) observer.observe(island);
};

/** Calls once, at the first interaction of the visitor; a scroll before any code was loaded counts. */
const onFirstUse = (act: () => void) => {
  if (window.scrollY > 0) return act();
  const events = ['scroll', 'pointerdown', 'keydown'];
  const actOnce = () => {
    for (const event of events) window.removeEventListener(event, actOnce);
    act();
  };
  for (const event of events) window.addEventListener(event, actOnce, { passive: true });
};

/**
 * Hydrates the islands of this document when they are seen or used. Taps that were made before are acted on as soon
 * as their island can (docs/decisions/0002-islands.md).
 */
export const startIslands = ({
  modules,
  loadFramework,
  loadRuntime,
  mayFetchAhead,
  hasUser,
  onFailure,
}: StartOptions): void => {
  const islands = [...document.querySelectorAll(selector)];
  const hydrated = new WeakMap<Element, Promise<void>>();
  /** Islands that a visitor waits for. */
  const awaited = new WeakSet<Element>();
  const page = window.__page;

  const fail = (island: Element, error: unknown) => {
    const wasTapped = awaited.has(island) || island.hasAttribute(readyAttribute);
    awaited.delete(island);
    hydrated.delete(island);
    island.removeAttribute(readyAttribute);
    if (wasTapped) page.emit('lost', nameOf(island));
    onFailure(error, nameOf(island), wasTapped);
  };

  const mount = async (island: Element) => {
    const module = modules[nameOf(island)];
    if (!module) throw new Error(`The island ${nameOf(island)} is unknown.`);
    // Requesting code costs a slow phone as much as opening a panel: a tap that has opened one ends first.
    await nextTask();
    const [mountIsland, Component] = await Promise.all([loadRuntime(), module.load(), loadFramework()]);
    for (const control of island.querySelectorAll('[' + tappedAttribute + ']')) unmark(control);
    await mountIsland(
      island,
      Component,
      readJsonScript<object>(island.nextElementSibling?.textContent ?? ''),
      (error) => fail(island, error),
    );
    island.setAttribute(readyAttribute, '');
  };

  const hydrate = (island: Element): Promise<void> => {
    const known = hydrated.get(island);
    if (known) return known;
    const hydrating = mount(island).catch((error: unknown) => fail(island, error));
    hydrated.set(island, hydrating);
    return hydrating;
  };

  const hydrateForUser = async (island: Element) => {
    awaited.add(island);
    await hydrate(island);
    awaited.delete(island);
  };

  const act = async (tap: Tap, island: Element) => {
    const { control } = tap;
    const panel = document.getElementById(tap.panel);
    const hadUser = hasUser();
    const opening = openingTap(control)?.acting;
    const panelIsland = panel?.closest(selector);
    if (panelIsland) void hydrateForUser(panelIsland);
    await Promise.all([hydrateForUser(island), opening]);
    page.release(tap);
    // A panel that the visitor has closed meanwhile stays closed, unless it has done its work: a login.
    const isDropped = panel && !panel.hasAttribute('open') && hadUser === hasUser();
    if (!tap.isGivenUp && island.hasAttribute(readyAttribute) && !isDropped) control.click();
  };

  const actOn = (tap: Tap) => {
    const island = tap.control.closest(selector);
    if (island) tap.acting ??= act(tap, island);
  };

  const hydrateAround = (target: EventTarget | null) => {
    const island = target instanceof Element && target.matches('input,textarea') && target.closest(selector);
    if (island && islands.includes(island)) void hydrateForUser(island);
  };

  const hydratedOn = (when: IslandModule['when']) =>
    islands.filter((island) => modules[nameOf(island)]?.when === when);
  onceSeen(hydratedOn('view'), (island) => void hydrate(island));
  onceLoaded(() => {
    for (const island of [...hydratedOn('load'), ...(hasUser() ? hydratedOn('user') : [])])
      void hydrate(island);
  });
  onFirstUse(() => {
    if (!mayFetchAhead()) return;
    const soonUsed = [...hydratedOn('user'), ...hydratedOn('use')];
    inIdleMoments([loadFramework, loadRuntime, ...soonUsed.map((island) => () => hydrate(island))]).catch(
      () => undefined,
    );
  });
  page.on('tap', actOn);
  page.taps.forEach(actOn);
  document.addEventListener('focusin', ({ target }) => hydrateAround(target));
  hydrateAround(document.activeElement);
  page.on('hydrate', ({ name, isAwaited }) => {
    for (const island of islands)
      if (island.isConnected && nameOf(island) === name) void (isAwaited ? hydrateForUser : hydrate)(island);
  });
};
