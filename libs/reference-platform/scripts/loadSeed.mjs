import { build } from 'esbuild';

const root = new URL('../', import.meta.url).pathname;

/** Loads modules of the sample content; `contents` is a module in the folder of the library that hands them on. */
export const loadSeed = async (contents) => {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: root },
    bundle: true,
    format: 'esm',
    write: false,
  });
  const code = Buffer.from(outputFiles[0].contents).toString('base64');
  return import(`data:text/javascript;base64,${code}`);
};
