import {
  addCounts,
  countJest,
  countPlaywright,
  countTasks,
  countsLine,
  noCounts,
  withExitCode,
} from './counts.mjs';

it('says the counts in the words scripts look for', () => {
  expect(countsLine({ passed: 12, failed: 1, skipped: ['a', 'b'] })).toBe('12 passed, 1 failed, 2 skipped');
});

it('counts a command that failed without a failed test as one failure', () => {
  expect(withExitCode(noCounts, 1).failed).toBe(1);
  expect(withExitCode({ ...noCounts, failed: 3 }, 1).failed).toBe(3);
  expect(withExitCode({ ...noCounts, passed: 3 }, 0)).toEqual({ passed: 3, failed: 0, skipped: [] });
});

it('adds up', () => {
  const one = { passed: 1, failed: 2, skipped: ['x'] };
  expect(addCounts([one, one, noCounts])).toEqual({ passed: 2, failed: 4, skipped: ['x', 'x'] });
});

it('reads what Jest reports, suites that could not be loaded included', () => {
  const report = {
    numPassedTests: 5,
    numFailedTests: 1,
    numRuntimeErrorTestSuites: 1,
    testResults: [
      {
        name: 'libs/x/src/x.test.ts',
        assertionResults: [
          { fullName: 'works', status: 'passed' },
          { fullName: 'needs PostgreSQL', status: 'pending' },
          { fullName: 'comes later', status: 'todo' },
        ],
      },
    ],
  };
  expect(countJest(report)).toEqual({ passed: 5, failed: 2, skipped: ['needs PostgreSQL', 'comes later'] });
});

it('reads what Playwright reports, with the reason for a skip', () => {
  const skipped = { status: 'skipped', annotations: [{ type: 'skip', description: 'other fonts here' }] };
  const report = {
    stats: { expected: 3, unexpected: 1, flaky: 1, skipped: 1 },
    errors: ['no server'],
    suites: [
      {
        title: 'stories.spec.ts',
        specs: [{ title: 'first', tests: [{ status: 'expected', annotations: [] }] }],
        suites: [{ title: 'pictures', specs: [{ title: 'button', tests: [skipped] }] }],
      },
    ],
  };
  expect(countPlaywright(report as never)).toEqual({
    passed: 3,
    failed: 3,
    skipped: ['stories.spec.ts › pictures › button: other fonts here'],
  });
});

it('counts a task that Nx did not come to as failed', () => {
  const task = (projectName: string, status: number) => ({
    taskId: `${projectName}:lint`,
    projectName,
    target: 'lint',
    status,
  });
  const requested = ['a', 'b', 'c'].map((project) => ({ project, target: 'lint' }));
  expect(countTasks({ tasks: [task('a', 0), task('b', 1)] }, requested)).toEqual({
    passed: 1,
    failed: 2,
    skipped: [],
  });
});
