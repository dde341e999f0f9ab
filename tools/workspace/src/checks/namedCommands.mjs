/** Documents for people; tables of generated files are made from the code. */
const documents = /(^|\/)(README|CONTRIBUTING|SECURITY)\.md$|^docs\/.+\.md$/;

const npmScript = /\bnpm (?:run )?([a-z][\w:-]*)/g;
/** `npx nx run project:target`, and `npx nx target project`. */
const nxRun = /\bnx run ([\w-]+):([\w-]+)/g;
const nxTarget =
  /\bnx (?!run\b|run-many\b|affected\b|show\b|g\b|generate\b|graph\b|reset\b)([\w-]+) ([\w-]+)/g;
const generator = /\bnx (?:g|generate) (\S+)/g;

/** Commands of npm itself, and scripts that it starts without `run`. */
const ownOfNpm = new Set(['ci', 'install', 'audit', 'exec', 'update', 'ls', 'view', 'pkg']);

/** In code: what stands between backquotes, or in a fenced block. @type {(text: string) => { line: number, code: string }[]} */
const codeOf = (text) => {
  let isFenced = false;
  return text.split('\n').flatMap((line, index) => {
    if (line.trim().startsWith('```')) {
      isFenced = !isFenced;
      return [];
    }
    const parts = isFenced ? [line] : [...line.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);
    return parts.map((code) => ({ line: index + 1, code }));
  });
};

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

  return files
    .filter(({ path }) => documents.test(path))
    .flatMap(({ path, text }) =>
      codeOf(text).flatMap(({ line, code }) =>
        problemsIn(code).map((command) => `${path}:${line} says \`${command}\`, which is no command here.`),
      ),
    );
};
