import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

interface LoadedFile {
  url: string;
  text: string;
}

/** Texts that only the development builds of React and React Router contain. */
const developmentOnly = /Each child in a list should have a unique|ENABLE_DEV_WARNINGS = true/;

/** Lists the files a program loads: with this setting, Node writes every executed file to a report when the process ends. */
export const traceLoadedFiles = () => {
  const folder = mkdtempSync(join(tmpdir(), 'loaded-files-'));
  const read = (): LoadedFile[] =>
    readdirSync(folder)
      .flatMap((name) => {
        const report = JSON.parse(readFileSync(join(folder, name), 'utf8')) as { result: { url: string }[] };
        return report.result.map(({ url }) => url);
      })
      .filter((url) => url.startsWith('file:'))
      .map((url) => ({ url, text: readFileSync(fileURLToPath(url), 'utf8') }));
  return {
    setting: { NODE_V8_COVERAGE: folder },
    read,
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
};

/** Files that are a development build, or choose one by NODE_ENV. */
export const developmentFiles = (files: LoadedFile[]): string[] =>
  files
    .filter(
      ({ url, text }) =>
        /node_modules\/.*development/.test(url) ||
        text.includes('process.env.NODE_ENV') ||
        developmentOnly.test(text),
    )
    .map(({ url }) => url);
