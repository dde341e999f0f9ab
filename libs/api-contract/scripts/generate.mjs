/**
 * Writes openapi.json, src/generated and docs/api.html from the contract; with `--check` it only compares and
 * fails when a committed file is stale.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { build } from 'esbuild';
import openapiTS, { astToString } from 'openapi-typescript';
import { format, resolveConfig } from 'prettier';
import { renderApiPage } from './apiPage.mjs';
import { collectFieldKinds, writeFieldKinds } from './fieldKinds.mjs';

const root = new URL('../', import.meta.url);
const workspace = new URL('../../', root);
const files = {
  document: new URL('openapi.json', root),
  types: new URL('src/generated/schema.ts', root),
  kinds: new URL('src/generated/fieldKinds.ts', root),
  page: new URL('docs/api.html', workspace),
};

const loadDocument = async () => {
  const { outputFiles } = await build({
    entryPoints: [new URL('src/document/createOpenApiDocument.ts', root).pathname],
    bundle: true,
    format: 'esm',
    platform: 'node',
    write: false,
  });
  const code = `data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString('base64')}`;
  const { createOpenApiDocument } = await import(code);
  return createOpenApiDocument();
};

const pretty = async (text, file) =>
  format(text, { ...(await resolveConfig(file.pathname)), filepath: file.pathname });

const generate = async () => {
  const document = await loadDocument();
  const nodes = await openapiTS(document);
  const note = '/** Made by `npx nx run api-contract:generate` from the schemas; do not edit. */\n';
  return {
    document: await pretty(JSON.stringify(document), files.document),
    types: await pretty(note + astToString(nodes), files.types),
    kinds: await pretty(writeFieldKinds(collectFieldKinds(document)), files.kinds),
    page: renderApiPage(document),
  };
};

const isCurrent = async (file, text) => (await readFile(file, 'utf8').catch(() => '')) === text;

const made = await generate();
const stale = [];
for (const [name, text] of Object.entries(made)) {
  if (await isCurrent(files[name], text)) continue;
  stale.push(relative(workspace.pathname, files[name].pathname));
  if (process.argv.includes('--check')) continue;
  await mkdir(new URL('./', files[name]), { recursive: true });
  await writeFile(files[name], text);
}
if (process.argv.includes('--check') && stale.length > 0) {
  console.error(
    `Stale: ${stale.join(', ')}. Run \`npx nx run api-contract:generate\` and commit the result.`,
  );
  process.exit(1);
}
console.log(stale.length > 0 ? `Wrote ${stale.join(', ')}.` : 'Generated files are current.');
