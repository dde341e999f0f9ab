/**
 * `npm run test:pack`: packs both programs twice and compares the archives; unpacks them into an empty, read-only folder, starts both with
 * Node alone, and requests every sample page. Exit code 1 when something of it fails.
 */
import { join } from 'node:path';
import { createProofs } from '../src/pack/proofs.mjs';
import { trialPack } from '../src/pack/trialPack.mjs';

for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) process.on(signal, () => process.exit(1));
const proofs = createProofs(console.log);
await trialPack(join(import.meta.dirname, '../../..'), proofs);
process.exitCode = proofs.failed() === 0 ? 0 : 1;
