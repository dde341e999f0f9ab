/** @typedef {{ passed: number, failed: number, skipped: string[] }} Counts `skipped`: one sentence per test that did not run */

/** @type {Counts} */
export const noCounts = { passed: 0, failed: 0, skipped: [] };

export const countCode = (/** @type {number} */ code) => ({
  ...noCounts,
  ...(code === 0 ? { passed: 1 } : { failed: 1 }),
});

/** @type {(all: readonly Counts[]) => Counts} */
export const addCounts = (all) => ({
  passed: all.reduce((sum, { passed }) => sum + passed, 0),
  failed: all.reduce((sum, { failed }) => sum + failed, 0),
  skipped: all.flatMap(({ skipped }) => skipped),
});

/** The last line of `npm test`; scripts read it, so its form is fixed. */
export const countsLine = (/** @type {Counts} */ { passed, failed, skipped }) =>
  `${passed} passed, ${failed} failed, ${skipped.length} skipped`;

/**
 * A command that failed without a failed test has crashed: that counts as one failure.
 *
 * @type {(counts: Counts, code: number) => Counts}
 */
export const withExitCode = (counts, code) =>
  code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;

/**
 * The output of `jest --json`; a suite with a runtime error could not even be loaded.
 *
 * @typedef {Record<'numPassedTests' | 'numFailedTests' | 'numRuntimeErrorTestSuites', number>} JestTotals
 * @typedef {JestTotals & { testResults: { name: string, assertionResults: { fullName: string, status: string }[] }[] }} JestReport
 * @type {(report: JestReport) => Counts}
 */
export const countJest = (report) => ({
  passed: report.numPassedTests,
  failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
  skipped: report.testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => ['pending', 'todo', 'skipped', 'disabled'].includes(status))
    .map(({ fullName }) => fullName),
});

/** @typedef {Pick<import('@playwright/test/reporter').JSONReport, 'stats' | 'errors' | 'suites'>} PlaywrightReport */

/** A flaky test has failed once, and that counts. @type {(report: PlaywrightReport) => Counts} */
export const countPlaywright = ({ stats, errors, suites }) => ({
  passed: stats.expected,
  failed: stats.unexpected + stats.flaky + errors.length,
  skipped: suites.flatMap((suite) => skippedIn(suite, '')),
});

/** @type {(suite: import('@playwright/test/reporter').JSONReportSuite, parentTitles: string) => string[]} */
const skippedIn = ({ title, specs, suites = [] }, parentTitles) => {
  const own = specs.flatMap((spec) =>
    spec.tests
      .filter(({ status }) => status === 'skipped')
      .map(({ annotations }) => {
        const reason = annotations.find(({ description }) => description)?.description;
        return `${parentTitles}${title} › ${spec.title}${reason ? `: ${reason}` : ''}`;
      }),
  );
  return [...own, ...suites.flatMap((suite) => skippedIn(suite, `${parentTitles}${title} › `))];
};

/**
 * Every requested task counts once; one that Nx did not start has failed. Nx writes down the tasks of its last run.
 *
 * @typedef {{ tasks: { projectName: string, target: string, status: number }[] }} NxRun
 * @type {(run: NxRun, requested: readonly { project: string, target: string }[]) => Counts}
 */
export const countTasks = ({ tasks }, requested) => {
  const passed = requested.filter(({ project, target }) =>
    tasks.some((task) => task.projectName === project && task.target === target && task.status === 0),
  ).length;
  return { passed, failed: requested.length - passed, skipped: [] };
};

/** Every task of a run counts once. @type {(run: NxRun) => Counts} */
export const countRun = ({ tasks }) => {
  const passed = tasks.filter(({ status }) => status === 0).length;
  return { passed, failed: tasks.length - passed, skipped: [] };
};
