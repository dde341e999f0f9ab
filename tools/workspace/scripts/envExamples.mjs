/**
 * Writes the examples of environment files in `deploy` from the schemas of the settings: `envExamples.mjs [site|platform] [--check]`.
 * With `--check` it only compares, and fails when a committed file is stale.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { toJSONSchema } from 'zod';
import { toEnvExample } from '../src/settings/toEnvExample.mjs';

const root = join(import.meta.dirname, '../../..');

const programs = {
  site: {
    title: 'Settings of the site.',
    schema: 'libs/site-server/src/settings/settingsSchema.ts',
    // The site checks these names for typing errors; they are the platform's.
    foreign: ['REFERENCE_TEST_HOOKS', 'DATA_DIR', 'DATABASE_URL'],
  },
  platform: {
    title: 'Settings of the embedded platform.',
    schema: 'apps/reference-api/src/settingsSchema.ts',
    foreign: [],
  },
};

/** Bundled inside the workspace, so that packages are found. */
const loadSchema = async (/** @type {string} */ file) => {
  const outfile = join(root, 'tmp/settings', `${file.split('/')[1]}.mjs`);
  await build({
    entryPoints: [join(root, file)],
    outfile,
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    tsconfig: join(root, 'tsconfig.base.json'),
    logLevel: 'error',
  });
  return import(pathToFileURL(outfile).href);
};

const readSettings = async (/** @type {(typeof programs)['site' | 'platform']} */ { schema, foreign }) => {
  const { settingsSchema, secretSettings } = await loadSchema(schema);
  const { properties = {} } = toJSONSchema(settingsSchema, { io: 'input', unrepresentable: 'any' });
  return Object.entries(properties)
    .filter(([name]) => !foreign.some((other) => other === name))
    .map(([name, field]) => ({
      name,
      byDefault:
        toText(typeof field === 'object' ? field.default : undefined) ?? toNumber(settingsSchema.shape[name]),
      isSecret: secretSettings.includes(name),
    }));
};

const toText = (/** @type {unknown} */ value) => (value === undefined ? undefined : String(value));

/** A default behind a transformation is not part of the JSON schema. */
const toNumber = (/** @type {import('zod').ZodType} */ schema) => {
  const { data } = schema.safeParse(undefined);
  return typeof data === 'number' ? String(data) : undefined;
};

const operations = readFileSync(join(root, 'docs/operations.md'), 'utf8');
const isCheck = process.argv.includes('--check');
const wanted = process.argv[2];
for (const [name, program] of Object.entries(programs)) {
  if ((wanted === 'site' || wanted === 'platform') && wanted !== name) continue;
  const path = `deploy/${name}.env.example`;
  const text = toEnvExample({ title: program.title, settings: await readSettings(program), operations });
  if (!isCheck) writeFileSync(join(root, path), text);
  else if (readFileSync(join(root, path), 'utf8') !== text) {
    console.error(`Stale: ${path}. Run \`npm run env-examples\` and commit the result.`);
    process.exitCode = 1;
  }
}
