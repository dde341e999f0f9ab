/** @jest-environment node */
import { BelowFirstScreen } from './BelowFirstScreen';
import { createPageRenderer } from './createPageRenderer.server';
import { Island } from './Island';
import { useFallback, type Fallback } from './PageRoot';
import { placeholder } from './SharedProps';

declare module './IslandTable' {
  interface IslandTable {
    ranks: { except?: string[] };
    plain: { text: string };
    opener: { href: string; name: string };
  }
}

const onRender = jest.fn();
const Ranks = ({ except }: { except?: string[] }) => {
  onRender();
  const list = useFallback()['ranks'] as string[] | undefined;
  return (
    <ol>
      <img src="/logo.svg" alt="" />
      {list?.map((text) => !except?.includes(text) && <li key={text}>{text}</li>)}
    </ol>
  );
};
const Plain = ({ text }: { text: string }) => <p>{text}</p>;

const Opener = ({ href, name }: { href: string; name: string }) => {
  onRender();
  return href ? <a href={href}>{name}</a> : <b>{name}</b>;
};

const withoutNeedless = ({ except = [] }: { except?: string[] }, { ranks }: Fallback) => ({
  except: except.filter((text) => (ranks as string[]).includes(text)),
});

const page = (...except: string[]) => (
  <main>
    <Island name="plain" Component={Plain} data={{ text: '<0;>' }} />
    <Island
      name="ranks"
      Component={Ranks}
      data={{ except }}
      sharedEntries={['ranks']}
      sharedProps={withoutNeedless}
    />
  </main>
);

const ranks = ['甲', '乙'];

beforeEach(() => {
  onRender.mockClear();
});

test('a part that shows the same on many pages is rendered once, with the data of its own page beside it', () => {
  const render = createPageRenderer({ sheets: [] });
  const [first, second] = ['a', 'b'].map((except) =>
    render({ services: {}, fallback: { ranks, own: except }, page: page(except) }),
  );
  const [markup = '', other] = [first, second].map((made) => made?.markup.join(''));
  expect(onRender).toHaveBeenCalledTimes(1);
  expect(markup).toContain(
    '<div data-island="ranks"><ol><img src="/logo.svg" alt=""/><li>甲</li><li>乙</li></ol></div>',
  );
  expect(other).toBe(markup.replace('{"except":["a"]}', '{"except":["b"]}'));
  expect(second?.data).toBe('{"ranks":["甲","乙"],"own":"b"}');
});

test('what a part shows decides whether it is rendered again', () => {
  const render = createPageRenderer({ sheets: [] });
  const markupOf = (fallback: Fallback, ...except: string[]) =>
    render({ services: {}, fallback, page: page(...except) }).markup.join('');
  markupOf({ ranks });
  expect(markupOf({ ranks: ['丙'] })).toContain('<li>丙</li>');
  expect(markupOf({ ranks }, '甲')).not.toContain('<li>甲</li>');
  expect(onRender).toHaveBeenCalledTimes(3);
});

test('a part that is rendered once sees nothing of a page but the entries it names', () => {
  const seen: Fallback[] = [];
  const Curious = () => {
    seen.push(useFallback());
    return <p>{String(useFallback()['own'])}</p>;
  };
  const part = <Island name="ranks" Component={Curious} data={{}} sharedEntries={['ranks', 'missing']} />;
  const { markup } = createPageRenderer({ sheets: [] })({
    services: {},
    fallback: { ranks, own: 'of one page' },
    page: part,
  });
  expect(seen).toEqual([{ ranks, missing: undefined }]);
  expect(markup.join('')).not.toContain('of one page');
});

test('the JSON of an answer is written for the first two pages that show it, and then cached', () => {
  const render = createPageRenderer({ sheets: [] });
  const toJSON = jest.fn(() => ['甲']);
  const answer = { toJSON };
  const data = [1, 2, 3, 4].map(() => render({ services: {}, fallback: { answer }, page: <main /> }).data);
  expect(new Set(data)).toEqual(new Set(['{"answer":["甲"]}']));
  expect(toJSON).toHaveBeenCalledTimes(2);
});

const opener = (href: string, name = '湿地') => (
  <Island
    name="opener"
    Component={Opener}
    data={{ href, name }}
    sharedEntries={[]}
    sharedProps={() => ({ href: placeholder })}
  />
);

test('a text that differs from page to page has its place in a part that is rendered once', () => {
  const render = createPageRenderer({ sheets: [] });
  const markupOf = (href: string, name?: string) =>
    render({ services: {}, fallback: {}, page: opener(href, name) }).markup.join('');
  const [first, second] = ['/a?b=1&c="\'<i>', '/d'].map((href) => markupOf(href));
  expect(onRender).toHaveBeenCalledTimes(1);
  expect(first).toBe(
    '<div data-island="opener"><a href="/a?b=1&amp;c=&quot;&#39;&lt;i&gt;">湿地</a></div>' +
      '<script type="application/json">{"href":"/a?b=1\\u0026c=\\"\'\\u003ci\\u003e","name":"湿地"}</script>',
  );
  expect(second).toContain('<a href="/d">湿地</a>');
  // Whether there is a text decides what is shown; so do the other data.
  expect(markupOf('')).toContain('<b>湿地</b>');
  expect(markupOf('/d', '云浦')).toContain('<a href="/d">云浦</a>');
  expect(onRender).toHaveBeenCalledTimes(3);
});

test('no text can be read as a place: where places are named is drawn by lot and never sent', () => {
  const props: { href: string }[] = [];
  const Spy = (given: { href: string; name: string }) => {
    props.push(given);
    return <Opener {...given} />;
  };
  const spied = (href: string) => (
    <Island
      name="opener"
      Component={Spy}
      data={{ href, name: '' }}
      sharedEntries={[]}
      sharedProps={() => ({ href: placeholder })}
    />
  );
  const pages = [1, 2].map(() =>
    createPageRenderer({ sheets: [] })({ services: {}, fallback: { ranks }, page: spied('/a') }),
  );
  const [first = '', second = ''] = props.map(({ href }) => href);
  expect(first).toMatch(/^[\da-f-]{36}-0;$/);
  expect(second).not.toBe(first);
  for (const { markup } of pages) expect(markup.join('')).not.toMatch(/[\da-f-]{36}/);
  // The text of a page is text, also where it looks like the end of a place.
  const made = createPageRenderer({ sheets: [] })({ services: {}, fallback: { ranks }, page: page() });
  const markup = made.markup.join('');
  expect(markup).toContain('<p>&lt;0;&gt;</p>');
  expect(markup.match(/<ol>/g)).toHaveLength(1);
});

test('data cannot end their script, and an answer that is missing is left out', () => {
  const fallback = { ranks, script: { text: '</script>' }, missing: undefined };
  const { data } = createPageRenderer({ sheets: [] })({ services: {}, fallback, page: page() });
  expect(data).toBe('{"ranks":["甲","乙"],"script":{"text":"\\u003c/script\\u003e"}}');
});

test('the pictures of the first screen are preloaded in the head alone, as their tags load them', () => {
  const Hero = ({ href }: { href: string }) => (
    <>
      <img src={href} alt="" fetchPriority="high" />
      <img src="/next.jpg" alt="" />
    </>
  );
  const { markup, preloads } = createPageRenderer({ sheets: [] })({
    services: {},
    fallback: {},
    page: (
      <main>
        <img
          sizes="112px"
          srcSet="/a.jpg?w=224 224w,/a.jpg?w=336 336w"
          src="/a.jpg"
          alt=""
          fetchPriority="high"
        />
        <img src="/lazy.jpg" alt="" loading="lazy" />
        <Island
          name="opener"
          Component={Hero}
          data={{ href: '/b?c="1', name: '' }}
          sharedEntries={[]}
          sharedProps={() => ({ href: placeholder })}
        />
      </main>
    ),
  });
  expect(markup.join('')).not.toContain('preload');
  expect(preloads).toBe(
    '<link rel="preload" as="image" imageSrcSet="/a.jpg?w=224 224w,/a.jpg?w=336 336w" imageSizes="112px" fetchPriority="high"/>' +
      '<link rel="preload" as="image" href="/b?c=&quot;1" fetchPriority="high"/>',
  );
});

test('more parts than may be cached push out the oldest', () => {
  const render = createPageRenderer({ sheets: [], maxPartSize: 100 });
  const show = (text: string) => render({ services: {}, fallback: { ranks: [text] }, page: page() });
  ['甲', '乙', '甲'].forEach(show);
  expect(onRender).toHaveBeenCalledTimes(3);
});

test('a page has the styles of its parts; panels stand apart and bring none', () => {
  const rules = ['own', 'shared', 'panel'].map((name) => ({ css: `.${name}{}`, selectors: [[name]] }));
  const Shared = () => <b className="shared" />;
  const { markup, panels, styles } = createPageRenderer({ sheets: [{ href: '/s.css', rules }] })({
    services: {},
    fallback: {},
    page: (
      <p className="own">
        <Island name="ranks" Component={Shared} data={{}} sharedEntries={[]} />
      </p>
    ),
    panels: <dialog className="panel" />,
  });
  expect(markup.join('')).toContain('<b class="shared"></b>');
  expect(panels.join('')).toBe('<dialog class="panel"></dialog>');
  expect(styles.css).toBe('.own{}.shared{}');
});

test('what stands below the first screen is marked and brings no styles', () => {
  const rules = ['above', 'below', 'shared', 'after'].map((name) => ({
    css: `.${name}{}`,
    selectors: [[name]],
  }));
  const Shared = () => <b className="shared" />;
  const { markup, styles } = createPageRenderer({ sheets: [{ href: '/s.css', rules }] })({
    services: {},
    fallback: {},
    page: (
      <main className="above">
        <BelowFirstScreen>
          <p className="below">text</p>
          <Island name="ranks" Component={Shared} data={{}} sharedEntries={[]} />
        </BelowFirstScreen>
        <BelowFirstScreen>text</BelowFirstScreen>
        <p className="after" />
      </main>
    ),
  });
  const html = markup.join('');
  expect(html).toContain('<div data-below=""><p class="below">text</p>');
  expect(html).toContain('<b class="shared"></b>');
  expect(html).not.toMatch(/[\da-f-]{36}/);
  expect(styles.css).toBe('.above{}.after{}');
});

test('a part that also stands above the end of the first screen brings its styles', () => {
  const rules = [{ css: '.shared{}', selectors: [['shared']] }];
  const Shared = () => <b className="shared" />;
  const part = <Island name="ranks" Component={Shared} data={{}} sharedEntries={[]} />;
  const { styles } = createPageRenderer({ sheets: [{ href: '/s.css', rules }] })({
    services: {},
    fallback: {},
    page: (
      <>
        <BelowFirstScreen>{part}</BelowFirstScreen>
        {part}
      </>
    ),
  });
  expect(styles.css).toBe('.shared{}');
});
