/**
 * `npm run affected`: the stages that CI runs for a change, which is everything since NX_BASE (default: where this branch left main).
 * It ends with a list of the stages it left out; `npm test` runs that too.
 */
import { runPipeline } from '../src/pipeline/runPipeline.mjs';

await runPipeline(async (root, graph) => {
  const [{ affectedStages }, { planAffected }, { mergeBase, readChange }] = await Promise.all([
    import('../src/pipeline/affectedStages.mjs'),
    import('../src/pipeline/planAffected.mjs'),
    import('../src/pipeline/readChange.mjs'),
  ]);
  const base = process.env['NX_BASE'] || mergeBase(root);
  console.log(`Affected by the changes since ${base}`);
  const plan = planAffected({ ...readChange(root, base), graph });
  const closing = plan.leftOut.map((sentence) => `Left out: ${sentence}.`);
  return {
    stages: affectedStages(root, graph, plan, base),
    closing: [...closing, '`npm test` runs what was left out.'],
  };
});
