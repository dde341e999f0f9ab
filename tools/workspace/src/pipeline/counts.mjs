/** @typedef {{ passed: number, failed: number, skipped: string[] }} Counts `skipped`: one sentence per test that did not run */

/** @type {Counts} */
export const noCounts = { passed: 0, failed: 0, skipped: [] };

/** One check that ended with an exit code. */
export const countCode = (/** @type {number} */ code) => ({
  ...noCounts,
  ...(code === 0 ? { passed: 1 } : { failed: 1 }),
});

/**
 * @param {readonly Counts[]} all
 * @returns {Counts}
 */
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
 * @param {Counts} counts
 * @param {number} code
 * @returns {Counts}
 */
export const withExitCode = (counts, code) =>
  code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;

/**
 * @typedef {object} JestReport what `jest --json` writes
 * @property {number} numPassedTests
 * @property {number} numFailedTests
 * @property {number} numRuntimeErrorTestSuites suites that could not even be loaded
 * @property {{ assertionResults: { fullName: string, status: string }[] }[]} testResults
 */

/**
 * @param {JestReport} report
 * @returns {Counts}
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

/**
 * A flaky test has failed once, and that counts.
 *
 * @param {PlaywrightReport} report
 * @returns {Counts}
 */
export const countPlaywright = ({ stats, errors, suites }) => ({
  passed: stats.expected,
  failed: stats.unexpected + stats.flaky + errors.length,
  skipped: suites.flatMap((suite) => skippedIn(suite, '')),
});

/**
 * @param {import('@playwright/test/reporter').JSONReportSuite} suite
 * @param {string} path titles of the suites around it
 * @returns {string[]}
 */
const skippedIn = ({ title, specs, suites = [] }, path) => {
  const own = specs.flatMap((spec) =>
    spec.tests
      .filter(({ status }) => status === 'skipped')
      .map(({ annotations }) => {
        const reason = annotations.find(({ description }) => description)?.description;
        return `${path}${title} › ${spec.title}${reason ? `: ${reason}` : ''}`;
      }),
  );
  return [...own, ...suites.flatMap((suite) => skippedIn(suite, `${path}${title} › `))];
};

/** @typedef {{ tasks: { taskId: string, projectName: string, target: string, status: number }[] }} NxRun */

/**
 * Every task that was asked for counts once; one that Nx did not come to has failed.
 *
 * @param {NxRun} run what Nx keeps about its last run
 * @param {readonly { project: string, target: string }[]} asked
 * @returns {Counts}
 */
export const countTasks = ({ tasks }, asked) => {
  const passed = asked.filter(({ project, target }) =>
    tasks.some((task) => task.projectName === project && task.target === target && task.status === 0),
  ).length;
  return { passed, failed: asked.length - passed, skipped: [] };
};
