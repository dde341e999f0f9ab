/**
 * `npm run test:release`: the packed programs behind nginx and Varnish, on PostgreSQL and Redis, as `deploy` configures them: what the proxy
 * promises, visits in a browser, a rolling release under load, and each part killed and back. Exit code 1 when something of it fails, or
 * when a program is missing here.
 */
import { join } from 'node:path';
import { createProofs } from '../src/pack/proofs.mjs';
import { findPrograms } from '../src/release/findPrograms.mjs';
import { trialRelease } from '../src/release/trialRelease.mjs';

for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) process.on(signal, () => process.exit(1));
const { programs, missing } = findPrograms();
const proofs = createProofs(console.log);
if (missing.length > 0) {
  const command = `apt-get install --no-install-recommends ${missing.join(' ')}`;
  proofs.expect(false, `nothing could be tried: on Debian, ${command} brings what is missing`);
} else {
  await trialRelease(join(import.meta.dirname, '../../..'), programs, proofs);
}
console.log(proofs.failed() === 0 ? 'All of it holds.' : `${proofs.failed()} do not hold.`);
process.exitCode = proofs.failed() === 0 ? 0 : 1;
