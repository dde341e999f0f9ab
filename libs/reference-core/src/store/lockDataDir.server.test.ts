import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DataDirInUseError, lockDataDir } from './lockDataDir.server';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lock-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const sleeper = () => {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
  return {
    pid: child.pid ?? 0,
    end: () => new Promise((resolve) => child.on('exit', resolve) && child.kill('SIGKILL')),
  };
};

test('a second lock fails with the owner and a remedy; after the release it succeeds', () => {
  const release = lockDataDir(folder);
  expect(() => lockDataDir(folder)).toThrow(DataDirInUseError);
  expect(() => lockDataDir(folder)).toThrow(`in use by process ${process.pid}`);
  expect(() => lockDataDir(folder)).toThrow('DATA_DIR');
  release();
  lockDataDir(folder)();
  expect(readdirSync(folder)).toEqual([]);
});

test('the lock of a living process holds, of a killed one it does not', async () => {
  const other = sleeper();
  const stat = `/proc/${other.pid}/stat`;
  const start = existsSync(stat) ? readFileSync(stat, 'utf8').split(') ').at(-1)?.split(' ')[19] : '';
  writeFileSync(join(folder, 'lock'), `${other.pid} ${start}`);
  expect(() => lockDataDir(folder)).toThrow(`process ${other.pid}`);
  await other.end();
  lockDataDir(folder)();
});

test.each([
  ['a process id that was given to another program', `${process.ppid} 1`],
  ['our own id from an earlier life', `${process.pid} 1`],
  ['an empty file', ''],
  ['rubbish', 'not a pid'],
])('%s does not hold the folder', (_name, owner) => {
  writeFileSync(join(folder, 'lock'), owner);
  lockDataDir(folder)();
  expect(readdirSync(folder)).toEqual([]);
});

test('makes the folder', () => {
  lockDataDir(join(folder, 'deep', 'er'))();
  expect(readdirSync(folder)).toEqual(['deep']);
});
