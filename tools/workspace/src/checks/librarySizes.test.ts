import { librarySizes, lineLimit, measureLibraries } from './librarySizes.mjs';

const file = (path: string, lines: number) => ({ path, text: 'x\n'.repeat(lines) });

it('measures source files only, sample content apart', () => {
  const sizes = measureLibraries([
    file('libs/ui/src/Button.tsx', 10),
    file('libs/ui/src/Button.test.tsx', 500),
    file('libs/ui/src/Button.stories.tsx', 500),
    { path: 'libs/ui/src/theme.ts', text: `\n// A comment.\n${'x\n'.repeat(30)}` },
    file('libs/ui/src/Sheet.tsx', 50),
    file('libs/ui/testing/render.tsx', 500),
    file('libs/ui/README.md', 500),
    file('libs/api-contract/src/generated/types.ts', 500),
    file('libs/reference-platform/src/seed/articles.ts', 900),
    file('libs/reference-platform/src/createReferencePlatform.ts', 7),
    file('tools/workspace/scripts/start.mjs', 5),
    file('apps/share-web/src/main.server.ts', 5),
  ]);
  expect(sizes).toEqual([
    { name: 'libs/reference-platform', code: 7, lines: 7, files: 1, median: 7, p95: 7 },
    { name: 'libs/ui', code: 90, lines: 92, files: 3, median: 32, p95: 50 },
    { name: 'sample content', code: 900, lines: 900, files: 1, median: 900, p95: 900 },
    { name: 'tools/workspace', code: 5, lines: 5, files: 1, median: 5, p95: 5 },
  ]);
});

it('refuses a library of one line too many', () => {
  const within = [file('libs/ui/src/a.ts', lineLimit), file('libs/reference-platform/src/seed/x.ts', 9000)];
  expect(librarySizes(measureLibraries(within))).toEqual([]);
  expect(librarySizes(measureLibraries([...within, file('libs/ui/src/b.ts', 1)]))).toEqual([
    'libs/ui has 4001 lines of code; 4000 are allowed.',
  ]);
});
