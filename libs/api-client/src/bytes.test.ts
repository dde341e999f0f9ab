import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'esbuild';

const weigh = async (names: string): Promise<{ bytes: number; code: string }> => {
  const { outputFiles } = await build({
    stdin: {
      contents: `import { ${names} } from './index'; globalThis.used = [${names}];`,
      resolveDir: __dirname,
    },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    target: 'chrome87',
    // Loaded for a text with long numbers alone.
    external: ['lossless-json'],
    tsconfig: join(__dirname, '../tsconfig.json'),
  });
  const code = outputFiles[0]?.text ?? '';
  return { bytes: brotliCompressSync(code).length, code };
};

/** The imports of an article page; `isApiError` distinguishes failures. */
const article = 'createApiClient, createStartApi, createContentApi, createItemApi, isApiError';

describe('what a visitor downloads', () => {
  it('is at most 5 kB brotli on an article page', async () => {
    const { bytes } = await weigh(article);
    expect(bytes).toBeGreaterThan(1000);
    expect(bytes).toBeLessThanOrEqual(5000);
  });

  it('holds no call of a feature that the page does not have', async () => {
    const { code } = await weigh(article);
    expect(code).toContain('/peony/v1/comment/');
    for (const path of ['/v3/live', 'clue_report', '/album/', '/inner/', '/booking', '/vcode']) {
      expect(code).not.toContain(path);
    }
  });

  it('grows by less than 300 bytes for live rooms', async () => {
    const [without, having] = await Promise.all([weigh(article), weigh(`${article}, createLiveApi`)]);
    expect(having.code).toContain('/peony/v3/live/');
    expect(having.bytes - without.bytes).toBeLessThan(300);
  });
});
