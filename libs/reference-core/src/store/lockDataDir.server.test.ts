import { spawn } from 'node:child_process';
import { once } from 'node:events';
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

const statOf = (pid: number) =>
  readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];

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
  const start = existsSync('/proc/self/stat') ? statOf(other.pid)[19] : '';
  writeFileSync(join(folder, 'lock'), `${other.pid} ${start}`);
  expect(() => lockDataDir(folder)).toThrow(`process ${other.pid}`);
  await other.end();
  lockDataDir(folder)();
});

/** A process whose child has ended, and which never asks how. */
const openZombie = async () => {
  const parent = spawn('sh', ['-c', 'sleep 0 & echo $!; exec sleep 1000'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [chunk] = (await once(parent.stdout, 'data')) as [Buffer];
  const pid = Number(chunk.toString());
  while (statOf(pid)[0] !== 'Z') await new Promise((resolve) => setTimeout(resolve, 5));
  const ended = once(parent, 'exit');
  return { pid, end: () => parent.kill('SIGKILL') && ended };
};

(existsSync('/proc/self/stat') ? test : test.skip)('a zombie does not hold the folder', async () => {
  const zombie = await openZombie();
  try {
    writeFileSync(join(folder, 'lock'), `${zombie.pid} ${statOf(zombie.pid)[19]}`);
    lockDataDir(folder)();
    expect(readdirSync(folder)).toEqual([]);
  } finally {
    await zombie.end();
  }
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
