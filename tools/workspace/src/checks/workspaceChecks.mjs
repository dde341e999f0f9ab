import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { allowedCasts } from './allowedCasts.mjs';
import { commitHygiene } from './commitHygiene.mjs';
import { componentGuidance } from './componentGuidance.mjs';
import { fontSizes } from './fontSizes.mjs';
import { glossary } from './glossary.mjs';
import { installScripts } from './installScripts.mjs';
import { librarySizes, measureLibraries } from './librarySizes.mjs';
import { listFiles, readTexts } from './listFiles.mjs';
import { lockfile } from './lockfile.mjs';
import { namedCommands } from './namedCommands.mjs';
import { namedExports } from './namedExports.mjs';
import { namedFiles } from './namedFiles.mjs';
import { ownCasts } from './ownCasts.mjs';
import { projectTable } from './projectTable.mjs';
import { projectTags } from './projectTags.mjs';
import { specReadings } from './specReadings.mjs';
import { thinApp } from './thinApp.mjs';
import { versionFloors } from './versionFloors.mjs';

const appFolder = 'apps/share-web/';

/**
 * Every check that needs only the files of the workspace and its project graph; each problem is one sentence.
 *
 * @type {(root: string, graph: import('../pipeline/readGraph.mjs').Graph) => { name: string, problems: string[] }[]}
 */
export const workspaceChecks = (root, graph) => {
  const files = readTexts(root, listFiles(root));
  const read = (/** @type {string} */ path) => readFileSync(join(root, path), 'utf8');
  const lock = JSON.parse(read('package-lock.json'));
  const commands = {
    scripts: JSON.parse(read('package.json')).scripts,
    generators: JSON.parse(read('tools/workspace/generators.json')).generators,
  };
  const app = thinApp(
    files
      .filter(({ path }) => path.startsWith(appFolder))
      .map(({ path, text }) => ({ path: path.slice(appFolder.length), text })),
  );
  return [
    { name: 'one tag of each dimension on every project', problems: projectTags(graph.projects) },
    { name: `the app stays thin (${app.lines} lines in ${app.files} files)`, problems: app.problems },
    { name: 'font sizes from the design', problems: fontSizes(files) },
    { name: 'no library is too large', problems: librarySizes(measureLibraries(files)) },
    { name: 'version floors', problems: versionFloors(lock) },
    { name: 'lockfile with integrity, without addresses', problems: lockfile(lock) },
    {
      name: 'no package runs code when it is installed',
      problems: installScripts(lock, JSON.parse(read('package.json')), read('.npmrc')),
    },
    { name: 'a row in the README for every project', problems: projectTable(graph.projects, files) },
    { name: 'files that documents name', problems: namedFiles(files) },
    {
      name: 'commands that documents name',
      problems: namedCommands(files, { ...commands, projects: graph.projects }),
    },
    { name: 'exports that READMEs name', problems: namedExports(files) },
    { name: 'guidance for components that all use', problems: componentGuidance(files) },
    { name: 'readings of the specification that comments cite', problems: specReadings(files) },
    {
      name: `no casts to our own types (${allowedCasts.length} allowed)`,
      problems: ownCasts(files, allowedCasts),
    },
    { name: 'words of the glossary', problems: glossary(files) },
    { name: 'nothing of one machine in the files', problems: commitHygiene(files, root) },
  ];
};
