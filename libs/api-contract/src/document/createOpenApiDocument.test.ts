import { createOpenApiDocument } from './createOpenApiDocument';

const document = createOpenApiDocument();

test('every schema is used', () => {
  const references = JSON.stringify(document).matchAll(/"#\/components\/schemas\/(\w+)"/g);
  expect(new Set([...references].map((match) => match[1]))).toEqual(
    new Set(Object.keys(document.components.schemas)),
  );
});

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
