/** @typedef {Record<string, readonly { target: string }[]>} Dependencies by project name */

/**
 * No project depends on itself through others.
 *
 * @param {Dependencies} dependencies
 * @returns {string[]} one sentence per cycle
 */
export const projectCycles = (dependencies) => {
  /** @type {Set<string>} */
  const done = new Set();
  /** @type {string[]} */
  const problems = [];
  /**
   * @param {string} project
   * @param {readonly string[]} path
   */
  const visit = (project, path) => {
    const from = path.indexOf(project);
    if (from !== -1) problems.push(`Cycle: ${[...path.slice(from), project].join(' → ')}.`);
    if (from !== -1 || done.has(project)) return;
    for (const { target } of dependencies[project] ?? []) visit(target, [...path, project]);
    done.add(project);
  };
  for (const project of Object.keys(dependencies)) visit(project, []);
  return problems;
};
