/** `npm test`: everything CI runs, from a fresh clone too. The last line is `N passed, N failed, N skipped`. */
import { runPipeline } from '../src/pipeline/runPipeline.mjs';

process.env['CI'] = 'true';
delete process.env['NODE_ENV'];

await runPipeline(async (root, graph) => {
  const { testStages } = await import('../src/pipeline/testStages.mjs');
  return { stages: testStages(root, graph) };
});
