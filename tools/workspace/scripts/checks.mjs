/** The workspace checks alone, as `npm test` runs them: seconds instead of minutes. */
import { join } from 'node:path';
import { countsLine } from '../src/pipeline/counts.mjs';
import { readGraph } from '../src/pipeline/readGraph.mjs';
import { runChecks } from '../src/pipeline/testStages.mjs';

const root = join(import.meta.dirname, '../../..');
const counts = await runChecks(root, await readGraph(root));
console.log(countsLine(counts));
process.exitCode = counts.failed > 0 ? 1 : 0;
