/**
 * Fails when openapi.json breaks what it promised in the base revision and no new line of contract-changes.md names what has changed. The base is
 * NX_BASE, or where the branch left main; on main itself, what was there before the last entry.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mergeBase } from '../../../tools/workspace/src/pipeline/readChange.mjs';

const folder = 'libs/api-contract';
const notes = `${folder}/contract-changes.md`;
const document = `${folder}/openapi.json`;
const root = process.cwd();

const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: 'pipe' }).trim();

/** Empty where git does not know it: no repository, a shallow clone, a file that was not there. */
const textOf = (read) => {
  try {
    return read();
  } catch {
    return '';
  }
};

const findBase = () => {
  if (process.env.NX_BASE) return process.env.NX_BASE;
  const base = textOf(() => mergeBase(root));
  if (base && base !== git('rev-parse', 'HEAD')) return base;
  const lastEntry = textOf(() => git('log', '-1', '--format=%H', '--', notes));
  return lastEntry ? `${lastEntry}~1` : 'HEAD';
};

/** Redocly's names of changes that can break a client (`diff-recommended` in redocly.yaml). */
const findBreaking = (before) => {
  const library = join(import.meta.dirname, '..');
  const temporary = mkdtempSync(join(tmpdir(), 'contract-'));
  const base = join(temporary, 'base.json');
  writeFileSync(base, before);
  const cli = join(library, '../../node_modules/@redocly/cli/bin/cli.js');
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [cli, 'diff', base, join(root, document), '--format=json', '--fail-on=none'],
    {
      cwd: library,
      encoding: 'utf8',
      maxBuffer: 256 * 1024 * 1024,
      env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
    },
  );
  rmSync(temporary, { recursive: true });
  if (!stdout) throw new Error(stderr);
  return JSON.parse(stdout).changes.filter(({ impact }) => impact === 'major');
};

/** The schema or path that a change is part of, as an entry names it. */
const nameOf = ({ base, revision }) => {
  const [, part, first = '', second = ''] = (base ?? revision).pointer.split('/');
  return (part === 'components' ? second : first).replaceAll('~1', '/').replaceAll('~0', '~');
};

/** The lines of a text that another one lacks. */
const addedLines = (text, before) => {
  const known = new Set(before.split('\n'));
  return text.split('\n').filter((line) => !known.has(line));
};

const base = findBase();
const before = textOf(() => git('show', `${base}:${document}`));
if (!before) {
  console.log(`Nothing to compare openapi.json with: git has no ${base}:${document}.`);
  process.exit();
}
const entries = addedLines(
  textOf(() => readFileSync(join(root, notes), 'utf8')),
  textOf(() => git('show', `${base}:${notes}`)),
).join('\n');
const unnoted = findBreaking(before).filter((change) => !entries.includes(`\`${nameOf(change)}\``));
if (unnoted.length > 0) {
  const lines = unnoted.flatMap((change) =>
    change.verdicts.map(({ message }) => `  \`${nameOf(change)}\`: ${message}`),
  );
  console.error(
    `These changes break callers. Write an entry that names each in ${notes}:\n${lines.join('\n')}`,
  );
  process.exit(1);
}
console.log(`Every breaking change since ${base} is noted.`);
