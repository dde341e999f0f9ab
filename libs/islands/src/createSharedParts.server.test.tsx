/** @jest-environment node */
import { Suspense, type ReactNode } from 'react';
import { useStore } from 'zustand/react';
import { createStore } from 'zustand/vanilla';
import { createPageRenderer } from './createPageRenderer.server';
import type { SharedPartOptions } from './createSharedParts.server';
import { Island } from './Island';
import type { IslandComponent } from './IslandTable';
import { useFallback, useServices } from './PageRoot';
import { placeholder, type SharedProps } from './SharedProps';
import { useSharedStore } from './useSharedStore';

declare module './IslandTable' {
  interface IslandTable {
    card: { id: string; count: number };
  }
}

const createServices = () => ({
  session: { isLoggedIn: () => true, user: { name: '小满' }, store: createStore(() => ({ name: '小满' })) },
  api: { getList: async () => ['甲'] },
  report: () => undefined,
  storage: { get: () => '草稿' },
  pageId: 'wetland1',
});
type Services = ReturnType<typeof createServices>;
type CardProps = { id: string; count: number };

interface Shown {
  Card: IslandComponent<CardProps>;
  id?: string;
  count?: number;
  fallback?: Record<string, unknown>;
  options?: SharedPartOptions;
}

/** Shows the part on two pages, one after the other. */
const createShow = (options: SharedPartOptions = {}) => {
  const render = createPageRenderer({ sheets: [], ...options });
  return ({ Card, id = 'a', count = 1, fallback = {} }: Shown) =>
    render({
      services: createServices(),
      fallback,
      page: (
        <Island
          name="card"
          Component={Card}
          data={{ id, count }}
          sharedEntries={[]}
          sharedProps={() => ({ id: placeholder })}
        />
      ),
    }).markup.join('');
};

/** A part that does something with the services of a page while it is rendered. */
const partThat = (use: (services: Services) => unknown) =>
  function Card() {
    return <p>{String(use(useServices<Services>()))}</p>;
  };

test.each<[string, (services: Services) => unknown]>([
  ['calls session.isLoggedIn()', ({ session }) => session.isLoggedIn()],
  ['calls api.getList()', ({ api }) => api.getList()],
  ['calls storage.get()', ({ storage }) => storage.get()],
  ['calls report()', ({ report }) => report()],
  ['reads session.user.name', ({ session }) => session.user.name],
  ['reads pageId', ({ pageId }) => pageId],
  ['looks for session.user', ({ session }) => 'user' in session],
  ['lists session', ({ session }) => Object.keys(session)],
  ['lists all services', (services) => JSON.stringify({ ...services })],
  ['changes storage.get', ({ storage }) => Object.assign(storage, { get: () => '' })],
])('a shared part that %s fails, and the error names both', (what, use) => {
  expect(() => createShow()({ Card: partThat(use) })).toThrow(`The part "card" ${what} while it is rendered`);
});

test('what a part hands to its controls is no use', () => {
  const Card = () => {
    const { session, report } = useServices<Services>();
    return <button onClick={session.isLoggedIn} onFocus={report} type="button" />;
  };
  expect(createShow()({ Card })).toContain('<button type="button"></button>');
});

test.each<[string, (part: ReactNode) => ReactNode]>([
  ['a boundary', (part) => <Suspense fallback="…">{part}</Suspense>],
  ['nothing', (part) => part],
])('the failure is not lost inside %s', (_name, around) => {
  const Reading = partThat(({ session }) => session.isLoggedIn());
  expect(() => createShow()({ Card: () => around(<Reading />) })).toThrow('session.isLoggedIn()');
});

test('a failure that the part itself catches is one', () => {
  const Card = partThat(({ session }) => {
    try {
      return session.isLoggedIn();
    } catch {
      return false;
    }
  });
  expect(() => createShow()({ Card })).toThrow('session.isLoggedIn()');
});

test('the parts of the services that are the same on every page can be used, and no others beside them', () => {
  const { getInitialState } = createStore(() => ({ name: '' }));
  const sharedServices = { session: { store: { getInitialState } }, pageId: undefined };
  const show = createShow({ sharedServices });
  const Card = () => {
    const { session, pageId } = useServices<Services>();
    return <p>{`[${useStore(session.store).name}${String(pageId)}]`}</p>;
  };
  expect(show({ Card })).toContain('<p>[undefined]</p>');
  const Reading = partThat(({ session }) => session.store.getState());
  expect(() => show({ Card: Reading, count: 2 })).toThrow('calls session.store.getState()');
});

test('the shared state of a part begins with its own data, whatever its page has in it', () => {
  const Card = ({ count }: CardProps) => <p>{useStore(useSharedStore('count', () => count))}</p>;
  const show = createShow();
  expect([1, 2].map((count) => show({ Card, count }))).toEqual([
    expect.stringContaining('<p>1</p>'),
    expect.stringContaining('<p>2</p>'),
  ]);
});

test.each<[string, (id: string) => string]>([
  ['encoded', encodeURIComponent],
  ['cut', (id) => id.slice(0, -1)],
  ['in capitals', (id) => id.toUpperCase()],
])('a placeholder that is shown %s fails', (_name, change) => {
  const Card = ({ id }: CardProps) => <p title={change(id)} />;
  expect(() => createShow()({ Card })).toThrow('The part "card" shows a placeholder in another form');
});

test.each<[string, IslandComponent<CardProps>]>([
  ['uses a text that differs from page to page', ({ id }) => <p>{id.length}</p>],
  ['reads an entry that it does not name', () => <p>{String(useFallback()['list'])}</p>],
])('where parts are checked, a part fails that %s', (_name, Card) => {
  const shown = { Card, id: 'wetland1', fallback: { list: '甲' } };
  expect(() => createShow({ checksParts: true })(shown)).toThrow(
    /"card" .* is not what this page would show: “/,
  );
});

test('where parts are checked, a part is compared with each of its pages', () => {
  const show = createShow({ checksParts: true });
  const Card = ({ id }: CardProps) => <p>{id === 'b' ? '乙' : '甲'}</p>;
  expect(show({ Card, id: 'a' })).toContain('<p>甲</p>');
  expect(() => show({ Card, id: 'b' })).toThrow('is not what this page would show');
});

test('in production a part that cannot be shared is rendered for its own page, each time, and the failure is informed', () => {
  const onPartFailure = jest.fn();
  const show = createShow({ onPartFailure });
  const Card = ({ id }: CardProps) => <p>{useServices<Services>().session.isLoggedIn() && id}</p>;
  expect(['a', 'b'].map((id) => show({ Card, id }))).toEqual([
    expect.stringContaining('<p>a</p>'),
    expect.stringContaining('<p>b</p>'),
  ]);
  expect(onPartFailure.mock.calls.map(([name, error]) => [name, (error as Error).name])).toEqual([
    ['card', 'SharedPartError'],
    ['card', 'SharedPartError'],
  ]);
});

test('a part that fails for its own page, too, makes the page fail', () => {
  const Card = () => {
    throw new Error('broken');
  };
  expect(() => createShow({ onPartFailure: () => undefined })({ Card })).toThrow('broken');
});

test('data that are invented do not compile', () => {
  const shared = (): SharedProps<CardProps>[] => [
    { id: placeholder },
    { count: 2 },
    // @ts-expect-error a text that is not the page's
    { id: '' },
    // @ts-expect-error no number has a placeholder
    { count: placeholder },
    // @ts-expect-error a field that the data do not have
    { name: placeholder },
  ];
  expect(shared).toBeInstanceOf(Function);
  // @ts-expect-error a placeholder is no text
  expect(() => placeholder.slice(1)).toThrow(TypeError);
});
