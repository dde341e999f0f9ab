import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { build } from 'esbuild';

const project = join(__dirname, '..');
const program = join(project, 'tmp/main.mjs');

/** Bundles the program once; it stays inside the project so that packages are found. */
export const bundleProgram = (): Promise<unknown> =>
  build({
    entryPoints: [join(project, 'src/main.ts')],
    outfile: program,
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    target: 'node20',
    tsconfig: join(project, 'tsconfig.json'),
  });

/** A running program and its output. */
export interface RunningApi {
  child: ChildProcess;
  url: string;
  output: () => string;
  /** Resolves with the exit code, or null after a kill. */
  ended: Promise<number | null>;
}

/** Starts the program; resolves when it is ready or has ended. */
export const runReferenceApi = async (environment: Record<string, string>): Promise<RunningApi> => {
  const child = spawn(process.execPath, [program], {
    env: { PATH: process.env['PATH'], REFERENCE_API_PORT: '0', REFERENCE_TEST_HOOKS: '1', ...environment },
  });
  let output = '';
  const ended = new Promise<number | null>((resolve) => child.on('exit', resolve));
  const ready = new Promise<void>((resolve) => {
    const listen = (chunk: Buffer) => {
      output += chunk.toString();
      if (/(?:platform|statistics) ready/.test(output)) resolve();
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
  });
  await Promise.race([ready, ended]);
  const [, url = ''] = /ready (http:\S+)/.exec(output) ?? [];
  return { child, url, output: () => output, ended };
};
