import { nextTask } from '@share/environment';
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

declare global {
  interface Window {
    /** Controls tapped before any code was there; filled by the script in the document. */
    __queuedTaps?: HTMLElement[];
  }
  interface HTMLElementEventMap {
    /** A control was tapped that has no code yet; sent by the script in the document. */
    'share:tap': CustomEvent<HTMLElement>;
    'share:hydrate': CustomEvent<HydrateRequest>;
  }
}

const selector = '[data-island]';
const nameOf = (island: Element) => island.getAttribute('data-island') ?? '';

/** Removes the attributes of the document's script: the markup is the server's again, as hydration expects it. */
const unmark = (control: Element) => {
  control.removeAttribute('data-tapped');
  control.removeAttribute('aria-busy');
};

/** The panel that the script in the document has opened for this tap, by the id of its dialog. */
const openedPanel = (control: Element) => document.getElementById(control.getAttribute('data-tapped') ?? '');

/** The control that was tapped to open the panel around another one. */
const openerOf = (control: Element) =>
  control.closest<HTMLDialogElement & { openedBy?: Element }>('dialog')?.openedBy;

/** The script in the document has informed the visitor that the code does not come: it comes too late for this tap. */
type QueuedControl = HTMLElement & { isGivenUp?: boolean };

const hydrateEvent = 'share:hydrate';
/** The visitor waits for a part that does not work: the script in the document tells them, because nothing may be left to load. */
export const lostEvent = 'share:lost';

interface HydrateRequest {
  name: string;
  /** The visitor waits for it. */
  isAwaited: boolean;
}

/** Hydrates the islands of this name, which stands in the document. */
export const hydrateNamed = (name: string, isAwaited = false): void => {
  document.documentElement.dispatchEvent(
    new CustomEvent<HydrateRequest>(hydrateEvent, { detail: { name, isAwaited } }),
  );
};

/**
 * Hydrates the islands of this name.
 * @param isAwaited the visitor waits for it, and is informed when it fails
 */
export const hydrateIsland = (name: IslandName, isAwaited?: boolean): void => hydrateNamed(name, isAwaited);

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
  /** Taps that have not been acted on yet, by their control. */
  const pending = new Map<Element, Promise<void>>();

  const fail = (island: Element, error: unknown) => {
    const wasTapped = awaited.has(island) || island.hasAttribute('data-ready');
    awaited.delete(island);
    hydrated.delete(island);
    island.removeAttribute('data-ready');
    if (wasTapped)
      document.documentElement.dispatchEvent(new CustomEvent(lostEvent, { detail: nameOf(island) }));
    onFailure(error, nameOf(island), wasTapped);
  };

  const mount = async (island: Element) => {
    const module = modules[nameOf(island)];
    if (!module) throw new Error(`The island ${nameOf(island)} is unknown.`);
    // Requesting code costs a slow phone as much as opening a panel: a tap that has opened one ends first.
    await nextTask();
    const [mountIsland, Component] = await Promise.all([loadRuntime(), module.load(), loadFramework()]);
    for (const control of island.querySelectorAll('[data-tapped]')) unmark(control);
    await mountIsland(
      island,
      Component,
      readJsonScript<object>(island.nextElementSibling?.textContent ?? ''),
      (error) => fail(island, error),
    );
    island.setAttribute('data-ready', '');
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

  const act = async (control: QueuedControl, island: Element) => {
    const panel = openedPanel(control);
    const hadUser = hasUser();
    const opener = openerOf(control);
    const panelIsland = panel?.closest(selector);
    if (panelIsland) void hydrateForUser(panelIsland);
    await Promise.all([hydrateForUser(island), opener && pending.get(opener)]);
    unmark(control);
    // A panel that the visitor has closed meanwhile stays closed, unless it has done its work: a login.
    const isDropped = panel && !panel.hasAttribute('open') && hadUser === hasUser();
    if (!control.isGivenUp && island.hasAttribute('data-ready') && !isDropped) control.click();
  };

  const actOn = (control: HTMLElement) => {
    const island = control.closest(selector);
    if (!island || pending.has(control)) return;
    const acting = act(control, island).finally(() => pending.delete(control));
    pending.set(control, acting);
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
  document.documentElement.addEventListener('share:tap', ({ detail }) => actOn(detail));
  for (const control of window.__queuedTaps ?? []) actOn(control);
  document.addEventListener('focusin', ({ target }) => hydrateAround(target));
  hydrateAround(document.activeElement);
  document.documentElement.addEventListener(hydrateEvent, ({ detail: { name, isAwaited } }) => {
    for (const island of islands)
      if (island.isConnected && nameOf(island) === name) void (isAwaited ? hydrateForUser : hydrate)(island);
  });
};
