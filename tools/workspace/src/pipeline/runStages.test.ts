import { noCounts } from './counts.mjs';
import { runStages } from './runStages.mjs';

const run = async (stages: Parameters<typeof runStages>[0]) => {
  const lines: string[] = [];
  let time = 0;
  const counts = await runStages(stages, {
    print: (line) => void lines.push(line),
    now: () => (time += 500),
  });
  return { counts, text: lines.join('\n') };
};

it('gives every stage a headline and its time, and adds the counts', async () => {
  const { counts, text } = await run([
    { title: 'format', run: async () => ({ ...noCounts, passed: 1 }) },
    { title: 'unit', run: async () => ({ passed: 4, failed: 0, skipped: ['needs PostgreSQL'] }) },
  ]);
  expect(counts).toEqual({ passed: 5, failed: 0, skipped: ['needs PostgreSQL'] });
  expect(text).toContain('━━ format: ✓, 1 passed, 0.5 s');
  expect(text).toContain('skipped: needs PostgreSQL');
});

it('counts a crash as a failure and goes on', async () => {
  const { counts, text } = await run([
    { title: 'first', run: () => Promise.reject(new Error('no disk')) },
    { title: 'second', run: async () => ({ ...noCounts, passed: 1 }) },
  ]);
  expect(counts).toEqual({ passed: 1, failed: 1, skipped: [] });
  expect(text).toContain('no disk');
});

it('does not run what needs a stage that failed, and counts it as failed', async () => {
  const browser = jest.fn();
  const { counts } = await run([
    { title: 'build', run: async () => ({ ...noCounts, failed: 1 }) },
    { title: 'browser', after: 'build', run: browser },
  ]);
  expect(browser).not.toHaveBeenCalled();
  expect(counts.failed).toBe(2);
});
