import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProgram } from './startProgram.mjs';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'program-'));
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

const start = (text: string, print: (line: string) => void) => {
  const file = join(root, 'program.cjs');
  writeFileSync(file, text);
  return startProgram({ name: 'site', file, root, env: process.env, log: join(root, 'site.log'), print });
};

const firstLine = (text: string) => {
  let show: (line: string) => void = () => undefined;
  const line = new Promise<string>((resolve) => (show = resolve));
  return { program: start(text, show), line };
};

it('shows an error of the JSON log and what stands on standard error', async () => {
  const log = firstLine(
    `console.log('{"level":30,"msg":"quiet"}'); console.log('{"level":50,"msg":"loud"}');`,
  );
  await expect(log.line).resolves.toBe('site: loud');
  const raw = firstLine("console.error('out of memory');");
  await expect(raw.line).resolves.toBe('site: out of memory');
  await expect(log.program.ended).resolves.toBe(0);
});

it('kills a program that does not stop when requested to, and says so', async () => {
  const deaf = "process.on('SIGTERM', () => {}); setInterval(() => {}, 1000); console.error('running');";
  const { program, line } = firstLine(deaf);
  await line;
  await expect(program.stop(200)).resolves.toBe(false);
  await expect(program.ended).resolves.toBeNull();
});

it('does not wait for an address of a program that has ended', async () => {
  const { program } = firstLine('process.exit(1);');
  await expect(program.ready('http://127.0.0.1:9/', 60)).rejects.toThrow('site ended before it was ready');
});
