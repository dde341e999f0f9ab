import { codeInDocuments } from '../documents/listCommands.mjs';

const npmScript = /\bnpm (?:run )?([a-z][\w:-]*)/g;
/** `npx nx run project:target`, and `npx nx target project`. */
const nxRun = /\bnx run ([\w-]+):([\w-]+)/g;
const nxTarget =
  /\bnx (?!run\b|run-many\b|affected\b|show\b|g\b|generate\b|graph\b|reset\b)([\w-]+) ([\w-]+)/g;
const generator = /\bnx (?:g|generate) (\S+)/g;

/** Commands of npm itself, and scripts that it starts without `run`. */
const ownOfNpm = new Set(['ci', 'install', 'audit', 'exec', 'update', 'ls', 'view', 'pkg']);

/**
 * Every script of npm, target of Nx and generator that a document names is there.
 *
 * @param {readonly import('./thinApp.mjs').SourceFile[]} files
 * @param {{ scripts: Record<string, string>, generators: Record<string, unknown>, projects: readonly import('../pipeline/readGraph.mjs').GraphProject[] }} known
 * @returns {string[]}
 */
export const namedCommands = (files, { scripts, generators, projects }) => {
  const hasTarget = (/** @type {string} */ project, /** @type {string} */ target) =>
    projects.some(({ name, targets }) => name === project && targets.includes(target));
  const isProject = (/** @type {string} */ name) => projects.some((project) => project.name === name);
  const isTarget = (/** @type {string} */ name) => projects.some(({ targets }) => targets.includes(name));

  /** @type {(code: string) => string[]} */
  const problemsIn = (code) => [
    ...[...code.matchAll(npmScript)]
      .filter(([, name = '']) => !ownOfNpm.has(name) && !(name in scripts))
      .map(([command]) => command),
    ...[...code.matchAll(nxRun)]
      .filter(([, project = '', target = '']) => !hasTarget(project, target))
      .map(([command]) => command),
    ...[...code.matchAll(nxTarget)]
      .filter(
        ([, target = '', project = '']) =>
          !hasTarget(project, target) && (isProject(project) || isTarget(target)),
      )
      .map(([command]) => command),
    ...[...code.matchAll(generator)]
      .filter(([, name = '']) => !(name.replace('@share/workspace:', '') in generators))
      .map(([command]) => command),
  ];

  return codeInDocuments(files).flatMap(({ path, line, code }) =>
    problemsIn(code).map((command) => `${path}:${line} says \`${command}\`, which is no command here.`),
  );
};
