import { toReport } from './toReport.mjs';

const figure = { perSecond: 100, cpu: 4, p99: 50, failed: 0 };

test('a figure of the site stands beside the limit, with their ratio', () => {
  const figures = {
    'new page: site': { ...figure, cpu: 6, failed: 2 },
    'new page: bare render': { ...figure, cpu: 2 },
    'home made anew: site': { ...figure, cpu: 5 },
  };
  const report = toReport({ server: { figures, how: 'wrk' }, missing: [] });
  expect(report).toContain('| new page, CPU | 6.00 ms | 2.00 ms | 3.00 | ≤ 3.0 |');
  expect(report).toContain('| home made anew, CPU | 5.00 ms | 2.00 ms | 2.50 | ≤ 3.0 |');
  expect(report).toContain('| cached page, identity | – | – | – | ≥ 0.5 |');
  expect(report).toContain('new page: site: 2 answers failed.');
});

test('a lost tap has no ratio, and what was not measured says why', () => {
  const figures = {
    firstPaint: 500,
    largestPaint: 900,
    marked: 700,
    answered: { 收藏: 900, 登录: 900, 打开: 900, 导航: 900 },
    answeredAfterScroll: 80,
    blocking: 0,
    longest: 40,
    shift: 0,
    htmlBytes: 15_000,
    scriptBytesAtIdle: 0,
    scriptBytes: 0,
    scriptBytesAfterTap: 0,
  };
  const lost = { ...figures, answered: { ...figures.answered, 收藏: Infinity } };
  const report = toReport({ browser: { static: figures, site: lost }, missing: ['memory: no /proc'] });
  expect(report).toContain('| answer to an immediate tap on 收藏 | lost | 900 ms | – | ≤ 1.5 |');
  expect(report).toContain('Not measured: memory: no /proc');
});

test('pictures stand beside WebP of their own size, and what editors have sent', () => {
  const article = {
    files: 7,
    first: 92_000,
    firstFitting: 80_000,
    firstOriginals: 700_000,
    whole: 230_000,
    wholeFitting: 200_000,
    wholeOriginals: 4_000_000,
  };
  const report = toReport({ pictures: { article }, missing: [] });
  expect(report).toContain(
    '| article, first screen (as sent by editors: 700 kB) | 92 kB | 80 kB | 1.15 | ≤ 1.15 |',
  );
  expect(report).toContain(
    '| article, whole visit, 7 files (as sent by editors: 4000 kB) | 230 kB | 200 kB |',
  );
});
