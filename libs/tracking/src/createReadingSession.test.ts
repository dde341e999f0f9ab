import { createReadingSession } from './createReadingSession';
import type { ReportEvent } from './TrackingEvent';

let milliseconds = 0;
let isSent = true;
let reports: { behavior: string; details: Parameters<ReportEvent>[1] }[] = [];
let count = 0;
const onFailure = jest.fn();

const flush = jest.fn(async () => isSent);
const report: ReportEvent = (behavior, details) => void reports.push({ behavior, details });
const tracker = { report, flush };

const pass = (seconds: number) => {
  milliseconds += seconds * 1000;
};
const setHidden = (hidden: boolean) => {
  Object.defineProperty(document, 'hidden', { configurable: true, value: hidden });
  document.dispatchEvent(new Event('visibilitychange'));
};
const leavePage = () => window.dispatchEvent(new Event('pagehide'));
const showPage = (persisted: boolean) =>
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));

const finishes = () =>
  reports.filter(({ behavior }) => behavior === 'read_finish').map(({ details }) => details?.extras);
const starts = () => reports.filter(({ behavior }) => behavior === 'read_start');

const openSessions: ReturnType<typeof createReadingSession>[] = [];
const start = (series?: string) => {
  const session = createReadingSession({
    tracker,
    contentId: 'wetland1',
    series,
    window,
    createId: () => `read-${(count += 1)}`,
    onFailure,
    now: () => milliseconds,
  });
  openSessions.push(session);
  return session;
};

beforeEach(() => {
  setHidden(false);
  milliseconds = 1_000_000;
  count = 0;
  reports = [];
  isSent = true;
  flush.mockClear();
  onFailure.mockClear();
});
afterEach(() => {
  for (const session of openSessions.splice(0)) session.finish();
});

describe('createReadingSession', () => {
  it('starts at creation', () => {
    start();
    expect(reports).toEqual([
      { behavior: 'read_start', details: { ids: ['wetland1'], extras: { read_id: 'read-1' } } },
    ]);
  });

  it('reports whole seconds and the highest percent when the page is left', () => {
    const session = start();
    pass(12.9);
    session.setPercent(41.7);
    leavePage();
    expect(reports.at(-1)).toEqual({
      behavior: 'read_finish',
      details: {
        ids: ['wetland1'],
        extras: { read_id: 'read-1', duration: 12, percent: 41, elapsed: 12 },
      },
    });
  });

  it.each([
    [[10, 60, 30], 60],
    [[-5, 0], 0],
    [[99.9, 140, 50], 100],
    [[Number.NaN, 20], 20],
    [[], 0],
  ])('percent never falls and stops at 100: %j → %i (spec §5)', (seen, percent) => {
    const session = start();
    for (const value of seen) session.setPercent(value);
    leavePage();
    expect(finishes()).toEqual([expect.objectContaining({ percent })]);
  });

  it('counts visible time only, not the hours in another tab (R39)', () => {
    start();
    pass(10);
    setHidden(true);
    pass(3600);
    setHidden(false);
    pass(5);
    leavePage();
    expect(finishes()).toEqual([
      expect.objectContaining({ read_id: 'read-1', duration: 10, elapsed: 10 }),
      expect.objectContaining({ read_id: 'read-1', duration: 15, elapsed: 3615 }),
    ]);
  });

  it('counts nothing for a page opened in the background until it is shown', () => {
    setHidden(true);
    start();
    pass(60);
    setHidden(false);
    pass(2);
    leavePage();
    expect(finishes()).toEqual([expect.objectContaining({ duration: 2, elapsed: 62 })]);
  });

  it('reports once when hiding and leaving come together, in either order', () => {
    start();
    pass(3);
    leavePage();
    setHidden(true);
    expect(finishes()).toHaveLength(1);
    openSessions.splice(0)[0]?.finish();
    setHidden(false);
    reports = [];
    start();
    pass(3);
    setHidden(true);
    pass(600);
    leavePage();
    expect(finishes()).toEqual([expect.objectContaining({ duration: 3 })]);
  });

  it('starts a new period when the page returns from the back/forward cache', () => {
    const session = start();
    session.setPercent(80);
    pass(4);
    leavePage();
    setHidden(true);
    pass(100);
    setHidden(false);
    showPage(true);
    pass(7);
    session.setPercent(20);
    leavePage();
    expect(starts()).toHaveLength(2);
    expect(finishes().at(-1)).toEqual({ read_id: 'read-2', duration: 7, percent: 20, elapsed: 7 });
  });

  it('continues through an ordinary pageshow', () => {
    start();
    showPage(false);
    expect(starts()).toHaveLength(1);
  });

  it('stops listening after finish', () => {
    const session = start();
    pass(1);
    session.finish();
    pass(1);
    leavePage();
    setHidden(true);
    showPage(true);
    expect(reports).toHaveLength(2);
  });

  it('read-finish failure raises an alert with the error (R38)', async () => {
    start();
    isSent = false;
    leavePage();
    await Promise.resolve();
    await Promise.resolve();
    expect(flush).toHaveBeenCalledWith(true);
    expect(onFailure.mock.calls).toEqual([[expect.objectContaining({ name: 'Error' })]]);
  });

  it('is not misled by a clock that is put right while the page is read', () => {
    jest.useFakeTimers({ now: 1_000_000 });
    openSessions.push(
      createReadingSession({ tracker, contentId: 'wetland1', window, createId: () => 'read-1' }),
    );
    jest.advanceTimersByTime(5000);
    jest.setSystemTime(1_000_000 + 86_400_000);
    leavePage();
    jest.useRealTimers();
    expect(finishes()).toEqual([expect.objectContaining({ duration: 5, elapsed: 5 })]);
  });

  it('never counts backwards when the clock is set back', () => {
    start();
    pass(-600);
    leavePage();
    expect(finishes()).toEqual([expect.objectContaining({ duration: 0, elapsed: 0 })]);
  });
});

test('the series of the item is reported where it has one (spec §3)', () => {
  start('imagetext');
  pass(3);
  leavePage();
  expect([starts().at(-1)?.details?.extras, finishes().at(-1)]).toEqual([
    expect.objectContaining({ series: 'imagetext' }),
    expect.objectContaining({ series: 'imagetext', duration: 3 }),
  ]);
  start();
  expect(starts().at(-1)?.details?.extras).not.toHaveProperty('series');
});
