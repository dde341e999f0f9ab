import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OpenApiDocument } from '@share/api-contract';
import { listFunctions } from '../testing/listFunctions';
import { specTables } from '../testing/specCalls';

const workspace = join(__dirname, '../../..');
const read = (path: string): string => readFileSync(join(workspace, path), 'utf8');

const document = JSON.parse(read('libs/api-contract/openapi.json')) as OpenApiDocument;
const described = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, { operationId }]) => ({
    call: `${method.toUpperCase()} ${path}`,
    operationId: String(operationId),
  })),
);

const rowPattern = /^\| (.+?) \| `((?:GET|POST) \S+)` \| `(\w+)` \| (.+) \|$/gm;
const rows = [...read('docs/platform-calls.md').matchAll(rowPattern)].map(
  ([, what = '', call = '', operationId = '', made = '']) => ({ what, call, operationId, made }),
);

const shapeOf = (call: string): string => call.replace(/\{\w+\}/g, '{}');
const requested = specTables.flatMap(({ calls }) => calls.map(([what, call]) => ({ what, call })));

describe('docs/platform-calls.md', () => {
  it.each(requested)('has $what: $call', ({ what, call }) => {
    const found = rows.filter((row) => row.what === what && shapeOf(row.call) === shapeOf(call));
    expect(found).toHaveLength(1);
  });

  it('names operations as openapi.json has them', () => {
    expect(rows.length).toBeGreaterThanOrEqual(requested.length);
    for (const { call, operationId } of rows) expect(described).toContainEqual({ call, operationId });
  });

  it('leaves no operation out', () => {
    const named = new Set(rows.map(({ operationId }) => operationId));
    expect(described.map(({ operationId }) => operationId).filter((id) => !named.has(id))).toEqual([]);
  });

  it('names functions that make these calls', () => {
    const functions = listFunctions();
    for (const { call, made, operationId } of rows) {
      if (operationId === 'logEvents') continue;
      const [, group, name] = /^`(\w+)\(client(?:, '\w+')?\)\.(\w+)`$/.exec(made) ?? [];
      const found = functions.find((each) => `${each.method.toUpperCase()} ${each.path}` === call);
      expect({ call, group, name }).toEqual({ call, group: found?.group, name: found?.name });
    }
  });
});
