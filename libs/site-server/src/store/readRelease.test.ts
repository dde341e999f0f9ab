import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readRelease } from './readRelease';

test('the release differs when any module of the server differs', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'release-'));
  try {
    await mkdir(join(dir, 'assets'));
    await writeFile(join(dir, 'main.js'), 'main()');
    await writeFile(join(dir, 'assets/part.js'), 'part()');
    const first = await readRelease(dir);
    await writeFile(join(dir, 'main.js.map'), '{}');
    expect(await readRelease(dir)).toBe(first);
    await writeFile(join(dir, 'assets/part.js'), 'changed()');
    expect(await readRelease(dir)).not.toBe(first);
  } finally {
    await rm(dir, { recursive: true });
  }
});
