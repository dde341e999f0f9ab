import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import type { OpenApiDocument } from './createOpenApiDocument';

const library = join(__dirname, '../..');
const committed = readFileSync(join(library, 'openapi.json'), 'utf8');

interface Problem {
  ruleId: string;
  message: string;
  location: { source: { ref: string } }[];
}

/** Lints documents in one run of Redocly, which reports on one after the other. */
const lint = (documents: Record<string, string>): Record<string, string[]> => {
  const folder = mkdtempSync(join(tmpdir(), 'contract-'));
  const files = Object.entries(documents).map(([name, text]) => {
    const file = join(folder, `${name}.json`);
    writeFileSync(file, text);
    return file;
  });
  const cli = join(library, '../../node_modules/@redocly/cli/bin/cli.js');
  const { stdout } = spawnSync(process.execPath, [cli, 'lint', ...files, '--format=json'], {
    cwd: library,
    encoding: 'utf8',
    env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
  });
  rmSync(folder, { recursive: true });
  const reports = stdout.split(/(?<=^\})(?=\{$)/m).map((text) => JSON.parse(text) as { problems: Problem[] });
  const found: Record<string, string[]> = Object.fromEntries(
    Object.keys(documents).map((name) => [name, []]),
  );
  expect(reports).toHaveLength(files.length);
  for (const { ruleId, message, location } of reports.flatMap(({ problems }) => problems)) {
    found[basename(location[0]?.source.ref ?? '', '.json')]?.push(`${ruleId}: ${message}`);
  }
  return found;
};

type Operation = Record<string, unknown> & { parameters: Record<string, unknown>[] };

const detail = ({ paths }: OpenApiDocument): Operation =>
  paths['/peony/v1/content/{post_id}']?.['get'] as Operation;

const broken: [what: string, edit: (document: OpenApiDocument) => void, rule: string][] = [
  ['another version', (document) => Object.assign(document, { openapi: '3.0.3' }), 'rule/version'],
  [
    'one operationId twice',
    (document) => Object.assign(detail(document), { operationId: 'getGroups' }),
    'operation-operationId-unique',
  ],
  [
    'a path parameter that is not declared',
    (document) => Object.assign(detail(document), { parameters: [] }),
    'path-parameters-defined',
  ],
  [
    'a declared parameter that the path lacks',
    (document) => Object.assign(detail(document).parameters[0] ?? {}, { name: 'id' }),
    'path-parameters-defined',
  ],
  [
    'an optional path parameter',
    (document) => Object.assign(detail(document).parameters[0] ?? {}, { required: false }),
    'rule/required-path-parameter',
  ],
  ['a parameter without a schema', (document) => delete detail(document).parameters[0]?.['schema'], 'struct'],
  [
    'a header that OpenAPI ignores',
    (document) =>
      detail(document).parameters.push({ name: 'Authorization', in: 'header', schema: { type: 'string' } }),
    'rule/no-ignored-header',
  ],
  [
    'the same path under two names',
    (document) => {
      document.paths['/peony/v1/content/{id}'] = {};
    },
    'no-identical-paths',
  ],
  [
    'a body on GET',
    (document) => Object.assign(detail(document), { requestBody: { content: { 'application/json': {} } } }),
    'rule/no-body-on-get',
  ],
  [
    'no success',
    (document) => delete (detail(document)['responses'] as Record<string, unknown>)['200'],
    'rule/both-outcomes',
  ],
  [
    'a reference to nothing',
    (document) => delete document.components.schemas['Picture'],
    'no-unresolved-refs',
  ],
  [
    'a component under an odd name',
    (document) => {
      document.components.schemas['Two words'] = { type: 'object' };
    },
    'spec-components-invalid-map-name',
  ],
  [
    'a type that does not exist',
    (document) => Object.assign(document.components.schemas['Picture'] ?? {}, { type: 'picture' }),
    'struct',
  ],
  [
    'a pattern that does not compile',
    (document) => Object.assign(document.components.schemas['Picture'] ?? {}, { pattern: '[' }),
    'contract/schema-keywords',
  ],
  [
    'a security scheme that is not defined',
    (document) => document.security.push({ cookie: [] }),
    'security-defined',
  ],
];

const edited = (edit: (document: OpenApiDocument) => void): string => {
  const document = JSON.parse(committed) as OpenApiDocument;
  edit(document);
  return JSON.stringify(document);
};

let found: Record<string, string[]>;
beforeAll(() => {
  found = lint({ committed, ...Object.fromEntries(broken.map(([what, edit]) => [what, edited(edit)])) });
}, 60_000);

test('Redocly has nothing to say of the committed document', () => {
  expect(found['committed']).toEqual([]);
});

test.each(broken)('Redocly finds %s', (what, _, rule) => {
  expect(found[what]).toContainEqual(expect.stringMatching(new RegExp(`^${rule}: `)));
});
