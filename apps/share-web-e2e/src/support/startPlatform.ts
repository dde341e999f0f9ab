import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, startProgram } from './startSite';

/** A platform of its own: another process, port and database, with the sample content unchanged. */
export const startPlatform = async (settings: NodeJS.ProcessEnv = {}) => {
  const folder = mkdtempSync(join(tmpdir(), 'own-platform-'));
  const port = await freePort();
  const start = () =>
    startProgram('apps/reference-api/dist/main.js', port, {
      REFERENCE_API_PORT: String(port),
      REFERENCE_TEST_HOOKS: '1',
      DATA_DIR: folder,
      DATABASE_URL: '',
      ...settings,
    });
  let program = await start();
  return {
    url: program.url,
    /** Ends it at once. */
    kill: () => program.kill(),
    /** Starts it at the same address, with the same database. */
    startAgain: async () => {
      program = await start();
    },
    /** @returns the exit code */
    stop: async () => {
      const code = await program.stop();
      rmSync(folder, { recursive: true, force: true });
      return code;
    },
  };
};
