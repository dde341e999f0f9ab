/**
 * `npm test`: everything CI runs, from a fresh clone too. The last line is `N passed, N failed, N skipped`.
 *
 * `-- --only source,unit,stories,visits` runs parts of it, and `--shard 1/4` a share of the visits: several machines then do together what one does
 * without them.
 */
import { parseArgs } from 'node:util';
import { runPipeline } from '../src/pipeline/runPipeline.mjs';

process.env['CI'] = 'true';
delete process.env['NODE_ENV'];

const { only, shard } = parseArgs({
  options: { only: { type: 'string' }, shard: { type: 'string' } },
}).values;

await runPipeline(async (root, graph) => {
  const { chooseStages, testStages } = await import('../src/pipeline/testStages.mjs');
  return { stages: chooseStages(testStages(root, graph, shard), only) };
});
