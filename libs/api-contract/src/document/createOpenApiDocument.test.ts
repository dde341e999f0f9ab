import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createOpenApiDocument } from './createOpenApiDocument';

const document = createOpenApiDocument();
const described = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
);

const collect = (value: unknown, key: string, found: unknown[] = []): unknown[] => {
  if (Array.isArray(value)) value.forEach((item) => collect(item, key, found));
  else if (value && typeof value === 'object') {
    for (const [name, inner] of Object.entries(value)) {
      if (name === key) found.push(inner);
      collect(inner, key, found);
    }
  }
  return found;
};

test('the committed document is current', () => {
  const committed: unknown = JSON.parse(readFileSync(join(__dirname, '../../openapi.json'), 'utf8'));
  expect(committed).toEqual(document);
});

test('every reference leads to a schema, and every schema is used', () => {
  const names = collect(document, '$ref').map((ref) => String(ref).replace('#/components/schemas/', ''));
  const schemas = Object.keys(document.components.schemas);
  expect(schemas).toEqual(expect.arrayContaining(names));
  expect(new Set(names)).toEqual(new Set(schemas));
});

test('operation ids are unique', () => {
  const ids = described.map(({ operation }) => operation['operationId']);
  expect(new Set(ids).size).toBe(ids.length);
});

test.each(described)(
  '$method $path declares its path parameters and both outcomes',
  ({ path, operation }) => {
    const parameters = operation['parameters'] as { name: string; in: string; required: boolean }[];
    const inPath = parameters.filter((parameter) => parameter.in === 'path');
    const inTemplate = [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]);
    expect(inPath.map(({ name }) => name)).toEqual(inTemplate);
    expect(inPath.every(({ required }) => required)).toBe(true);
    expect(Object.keys(operation['responses'] as object)).toEqual(['200', 'default']);
  },
);

test('nothing of the generator leaks into the document', () => {
  const text = JSON.stringify(document);
  expect(text).not.toContain('$defs');
  expect(text).not.toContain('$schema');
});

test('a comment has level 1 or 2 and may hold replies of its own kind', () => {
  expect(document.components.schemas['Comment']).toMatchObject({
    properties: {
      level: { enum: [1, 2] },
      replys: { type: 'array', items: { $ref: '#/components/schemas/Comment' } },
    },
    required: ['gid', 'content', 'created_at', 'alias', 'level'],
  });
});

test('a query parameter is required when its schema demands it', () => {
  const requiredOf = (path: string): string[] =>
    (document.paths[path]?.['get']?.['parameters'] as { name: string; in: string; required: boolean }[])
      .filter((parameter) => parameter.in === 'query' && parameter.required)
      .map(({ name }) => name);
  expect(requiredOf('/peony/v1/vcode')).toEqual(['tel', 'type']);
  expect(requiredOf('/peony/v1/search')).toEqual(['keyword']);
  expect(requiredOf('/peony/v1/recommend')).toEqual([]);
});
