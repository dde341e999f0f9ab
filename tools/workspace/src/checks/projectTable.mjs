/** The table of all projects and their purposes. */
const overview = 'README.md';

/**
 * Every project has a row in the table of the README, and every row a project.
 *
 * @type {(projects: readonly { root: string }[], files: readonly import('./thinApp.mjs').SourceFile[]) => string[]}
 */
export const projectTable = (projects, files) => {
  const text = files.find(({ path }) => path === overview)?.text ?? '';
  const rows = Array.from(text.matchAll(/^\| \[([\w./-]+)\]\(([\w./-]+)\) \| \S/gm), ([, name, target]) => ({
    name,
    target,
  }));
  const roots = projects.map(({ root }) => root);
  return [
    ...roots
      .filter((root) => !rows.some(({ name, target }) => name === root && target === root))
      .map((root) => `${overview} has no row for ${root}: | [${root}](${root}) | what it owns |`),
    ...rows
      .filter(({ name = '' }) => !roots.includes(name))
      .map(({ name }) => `${overview} has a row for ${name}, which is no project.`),
  ];
};
