import { isFullyInside, observeExposure } from './observeExposure';
import type { ReportEvent } from './TrackingEvent';

type Size = [width: number, height: number];

const entry = (visible: Size, card: Size, container: Size | null = [375, 600], isIntersecting = true) => {
  const rect = ([width, height]: Size) => ({ width, height }) as DOMRect;
  return {
    isIntersecting,
    intersectionRect: rect(visible),
    boundingClientRect: rect(card),
    rootBounds: container && rect(container),
  } as IntersectionObserverEntry;
};

describe('isFullyInside (R40)', () => {
  it.each([
    ['the whole card is visible', entry([343, 112], [343, 112]), true],
    ['sub-pixel layout takes a fraction', entry([343, 111.4], [343, 112]), true],
    ['two pixels are hidden below the edge', entry([343, 110], [343, 112]), false],
    ['it is cut at the side', entry([300, 112], [343, 112]), false],
    ['it is taller than the container and covers it', entry([343, 600], [343, 900]), true],
    ['it is taller than the container and does not cover it', entry([343, 500], [343, 900]), false],
    ['it is wider than the container and covers it', entry([375, 112], [500, 112]), true],
    ['the container is not known, the whole card is visible', entry([343, 112], [343, 112], null), true],
    ['the container is not known, half the card is visible', entry([343, 56], [343, 112], null), false],
    ['it is not visible at all', entry([0, 0], [343, 112], [375, 600], false), false],
    ['it has no size', entry([0, 0], [0, 0]), false],
  ])('%s', (_, observed, expected) => {
    expect(isFullyInside(observed)).toBe(expected);
  });
});

class FakeObserver {
  static latest: FakeObserver;
  readonly observed = new Set<Element>();
  isConnected = true;

  constructor(
    readonly callback: (entries: IntersectionObserverEntry[]) => void,
    readonly options: IntersectionObserverInit,
  ) {
    FakeObserver.latest = this;
  }
  observe(card: Element) {
    this.observed.add(card);
  }
  unobserve(card: Element) {
    this.observed.delete(card);
  }
  disconnect() {
    this.observed.clear();
  }
  /** Reports that these cards have become fully visible. */
  show(...cards: Element[]) {
    const watched = cards.filter((card) => this.observed.has(card));
    this.callback(watched.map((target) => ({ ...entry([343, 112], [343, 112]), target })));
  }
}

const exposed: string[][] = [];
const report: ReportEvent = (behavior, details) => {
  if (behavior === 'exposure') exposed.push(details?.ids ?? []);
};

const card = (id: string) => {
  const element = document.createElement('a');
  element.setAttribute('data-exposure', id);
  return element;
};
const setHidden = (hidden: boolean) => {
  Object.defineProperty(document, 'hidden', { configurable: true, value: hidden });
  document.dispatchEvent(new Event('visibilitychange'));
};
const nextMutation = () => new Promise((resolve) => setTimeout(resolve));

describe('observeExposure', () => {
  let stop: () => void;
  let a: Element;
  let b: Element;

  beforeEach(() => {
    setHidden(false);
    exposed.length = 0;
    window.IntersectionObserver = FakeObserver as unknown as typeof IntersectionObserver;
    [a, b] = [card('post-a'), card('post-b')];
    document.body.replaceChildren(a, b, card(''), document.createElement('p'));
    stop = observeExposure({ report, scope: document.body });
  });
  afterEach(() => stop());

  it('observes the cards in the given scroll container, by default the window', () => {
    expect([...FakeObserver.latest.observed]).toEqual([a, b]);
    expect(FakeObserver.latest.options.root).toBeNull();
    observeExposure({ report, scope: document.body, root: document.body })();
    expect(FakeObserver.latest.options.root).toBe(document.body);
  });

  it('reports cards that become visible together in one event', () => {
    FakeObserver.latest.show(a, b);
    expect(exposed).toEqual([['post-a', 'post-b']]);
  });

  it('reports a card once per page life', () => {
    FakeObserver.latest.show(a);
    FakeObserver.latest.show(a);
    FakeObserver.latest.show(b);
    expect(exposed).toEqual([['post-a'], ['post-b']]);
  });

  it('reports content that appears in two cards once', async () => {
    const duplicate = card('post-a');
    document.body.append(duplicate);
    await nextMutation();
    FakeObserver.latest.show(a, duplicate);
    const third = card('post-a');
    document.body.append(third);
    await nextMutation();
    FakeObserver.latest.show(third);
    expect(exposed).toEqual([['post-a']]);
  });

  it('observes cards that are added later, and no longer those that are removed', async () => {
    const later = card('post-c');
    b.replaceWith(later);
    await nextMutation();
    expect([...FakeObserver.latest.observed]).toEqual([a, later]);
    FakeObserver.latest.show(later);
    expect(exposed).toEqual([['post-c']]);
  });

  it('reports nothing in a hidden page, and observes the cards anew when it is shown', () => {
    setHidden(true);
    const { observed } = FakeObserver.latest;
    const observe = jest.spyOn(FakeObserver.latest, 'observe');
    FakeObserver.latest.show(a);
    expect(exposed).toEqual([]);
    expect(observed.has(a)).toBe(true);
    setHidden(false);
    expect(observe).toHaveBeenCalledTimes(2);
    FakeObserver.latest.show(a);
    expect(exposed).toEqual([['post-a']]);
  });

  it('stops observing', async () => {
    stop();
    document.body.append(card('post-d'));
    await nextMutation();
    setHidden(false);
    expect(FakeObserver.latest.observed.size).toBe(0);
  });
});
