import type { AdminCommand } from '@share/operations/server';
import { readBody } from '@share/http-server';
import type { Purger } from './createPurger';
import { parsePurge } from './parsePurge';

/** Far more than any purge has. */
const maxBodyBytes = 4_096;

/** Creates the command of operators: 400 for a body that says nothing to purge, 502 when something of it was not done. */
export const createPurgeCommand =
  (purger: Pick<Purger, 'purge'>, pageKinds: readonly string[]): AdminCommand =>
  async (req) => {
    const body = await readBody(req, maxBodyBytes);
    const purge = parsePurge(String(body ?? ''), pageKinds);
    if (typeof purge === 'string') return { status: 400, body: { problems: [purge] } };
    const report = await purger.purge(purge);
    return { status: report.problems.length > 0 ? 502 : 200, body: report };
  };
