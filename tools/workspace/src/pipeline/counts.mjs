/**
 * @typedef {object} Counts
 * @property {number} passed
 * @property {number} failed
 * @property {string[]} skipped one sentence per test that did not run
 */

/** @type {Counts} */
export const noCounts = { passed: 0, failed: 0, skipped: [] };

/**
 * One check that ended with an exit code.
 *
 * @param {number} code
 * @returns {Counts}
 */
export const countCode = (code) => ({ ...noCounts, passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 });

/**
 * @param {readonly Counts[]} all
 * @returns {Counts}
 */
export const addCounts = (all) => ({
  passed: all.reduce((sum, { passed }) => sum + passed, 0),
  failed: all.reduce((sum, { failed }) => sum + failed, 0),
  skipped: all.flatMap(({ skipped }) => skipped),
});

/**
 * The last line of `npm test`; scripts read it, so its form is fixed.
 *
 * @param {Counts} counts
 */
export const countsLine = ({ passed, failed, skipped }) =>
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

/** @typedef {{ title?: string, fullName: string, status: string }} JestAssertion */

/**
 * @typedef {object} JestReport what `jest --json` writes
 * @property {number} numPassedTests
 * @property {number} numFailedTests
 * @property {number} numRuntimeErrorTestSuites suites that could not even be loaded
 * @property {{ assertionResults: JestAssertion[] }[]} testResults
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

/** @typedef {{ title: string, suites?: PlaywrightSuite[], specs?: PlaywrightSpec[] }} PlaywrightSuite */

/** @typedef {{ title: string, tests: PlaywrightTest[] }} PlaywrightSpec */

/** @typedef {{ status: string, annotations: { type: string, description?: string }[] }} PlaywrightTest */

/**
 * @typedef {object} PlaywrightReport what Playwright's JSON reporter writes
 * @property {{ expected: number, unexpected: number, flaky: number, skipped: number }} stats
 * @property {unknown[]} errors what went wrong outside of any test
 * @property {PlaywrightSuite[]} suites
 */

/**
 * A flaky test has failed once, and that counts.
 *
 * @param {PlaywrightReport} report
 * @returns {Counts}
 */
export const countPlaywright = ({ stats, errors, suites }) => ({
  passed: stats.expected,
  failed: stats.unexpected + stats.flaky + errors.length,
  skipped: suites.flatMap((suite) => skippedIn(suite, [])),
});

/**
 * @param {PlaywrightSuite} suite
 * @param {readonly string[]} path
 * @returns {string[]}
 */
const skippedIn = ({ title, specs = [], suites = [] }, path) => {
  const here = [...path, title];
  const own = specs.flatMap((spec) =>
    spec.tests
      .filter(({ status }) => status === 'skipped')
      .map(({ annotations }) => {
        const reason = annotations.find(({ description }) => description)?.description;
        return `${[...here, spec.title].join(' › ')}${reason ? `: ${reason}` : ''}`;
      }),
  );
  return [...own, ...suites.flatMap((suite) => skippedIn(suite, here))];
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
