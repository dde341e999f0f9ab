/**
 * Writes the project graph of the current folder's workspace as JSON to the file named on the command line. A
 * program of its own, so that the long-lived caches of Nx end with it; unlike `nx graph` it fails when any
 * project cannot be read.
 */
import { writeFileSync } from 'node:fs';
import { createProjectGraphAsync } from '@nx/devkit';

const [file = ''] = process.argv.slice(2);
const { nodes, dependencies } = await createProjectGraphAsync({ exitOnError: true });
writeFileSync(file, JSON.stringify({ nodes, dependencies }));
