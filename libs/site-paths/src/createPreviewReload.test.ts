import { createPreviewReload } from './createPreviewReload';

const path = '/davmu/share/preview-holly/doc/prevart1/index.html';
const now = 1_795_000_000_000;
const visit = (query: string, actor = 'preview-holly') => ({
  actor,
  path,
  query: new URLSearchParams(query),
});

describe('R10: a preview link is renewed when it is older than 30 s', () => {
  it.each([
    ['no timestamp', '', true],
    ['now, in milliseconds', `_=${now}`, false],
    ['now, in seconds', `_=${now / 1000}`, false],
    ['30 s ago', `_=${now - 30_000}`, false],
    ['just over 30 s ago', `_=${now - 30_001}`, true],
    ['31 s ago, in seconds', `_=${now / 1000 - 31}`, true],
    ['just over 30 s ahead', `_=${now + 30_001}`, true],
    ['not a number', '_=soon', true],
    ['a negative number', '_=-1', true],
    ['empty', '_=', true],
  ])('%s', (_, query, isRenewed) => {
    const location = createPreviewReload(() => now)(visit(query));
    expect(location).toBe(isRenewed ? `${path}?_=${now}` : undefined);
  });

  it('keeps the query', () => {
    expect(createPreviewReload(() => now)(visit('from=chat&_=1&x=%E7%99%BD'))).toBe(
      `${path}?from=chat&_=${now}&x=%E7%99%BD`,
    );
  });

  it.each(['preview-peony', 'preview-mp', 'peony', 'holly'])('never redirects %s', (actor) => {
    expect(createPreviewReload(() => now)(visit('', actor))).toBeUndefined();
  });

  it('causes no redirect loop between two servers whose clocks differ by a minute', () => {
    const clocks = [now, now + 60_000];
    const servers = clocks.map((clock) => createPreviewReload(() => clock));
    let query = '';
    let redirects = 0;
    for (let turn = 0; turn < 20; turn += 1) {
      const location = servers[turn % 2]?.(visit(query));
      if (location === undefined) break;
      query = location.slice(location.indexOf('?') + 1);
      redirects += 1;
    }
    expect(redirects).toBeLessThanOrEqual(2);
  });

  it('renews a link without a timestamp every time', () => {
    const reload = createPreviewReload(() => now);
    expect(reload(visit(''))).toBeDefined();
    expect(reload(visit(''))).toBeDefined();
  });

  it('renews again after 30 s', () => {
    let clock = now;
    const reload = createPreviewReload(() => clock);
    expect(reload(visit('_=1'))).toBeDefined();
    expect(reload(visit('_=1'))).toBeUndefined();
    clock += 30_001;
    expect(reload(visit('_=1'))).toBeDefined();
  });

  it('remembers a bounded number of links', () => {
    const reload = createPreviewReload(() => now);
    const old = (at: string) => ({ ...visit('_=1'), path: at });
    reload(old('/first'));
    expect(reload(old('/first'))).toBeUndefined();
    for (let number = 0; number < 1_000; number += 1) reload(old(`/${number}`));
    expect(reload(old('/first'))).toBeDefined();
    expect(reload(old('/999'))).toBeUndefined();
  });
});
