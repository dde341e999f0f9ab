import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OpenApiDocument } from '../src/document/createOpenApiDocument';
import { openApiProblems } from './openApiProblems';

const committed = (): OpenApiDocument =>
  JSON.parse(readFileSync(join(__dirname, '../openapi.json'), 'utf8')) as OpenApiDocument;

test('the committed document keeps the rules of OpenAPI 3.1', () => {
  expect(openApiProblems(committed())).toEqual([]);
});

const edited = (edit: (document: OpenApiDocument) => void): string[] => {
  const document = committed();
  edit(document);
  return openApiProblems(document);
};

type Operation = Record<string, unknown> & { parameters: Record<string, unknown>[] };

const detail = ({ paths }: OpenApiDocument): Operation =>
  paths['/peony/v1/content/{post_id}']?.['get'] as Operation;

test.each<[string, (document: OpenApiDocument) => void, string]>([
  ['another version', (document) => Object.assign(document, { openapi: '3.0.3' }), 'not 3.1'],
  [
    'one operationId twice',
    (document) => Object.assign(detail(document), { operationId: 'getGroups' }),
    'operationId getGroups is used twice',
  ],
  [
    'a path parameter that is not declared',
    (document) => Object.assign(detail(document), { parameters: [] }),
    'parameter post_id is not declared',
  ],
  [
    'a declared parameter that the path lacks',
    (document) => Object.assign(detail(document).parameters[0] ?? {}, { name: 'id' }),
    'parameter id is not in the path',
  ],
  [
    'an optional path parameter',
    (document) => Object.assign(detail(document).parameters[0] ?? {}, { required: false }),
    'parameter post_id must be required',
  ],
  [
    'a parameter without a schema',
    (document) => delete detail(document).parameters[0]?.['schema'],
    'needs a schema or a content',
  ],
  [
    'a header that OpenAPI ignores',
    (document) =>
      detail(document).parameters.push({ name: 'Authorization', in: 'header', schema: { type: 'string' } }),
    'is a header that OpenAPI ignores',
  ],
  [
    'the same path under two names',
    (document) => {
      document.paths['/peony/v1/content/{id}'] = {};
    },
    '/peony/v1/content/{} is described twice',
  ],
  [
    'a body on GET',
    (document) => Object.assign(detail(document), { requestBody: { content: { 'application/json': {} } } }),
    'GET takes no body',
  ],
  [
    'no success',
    (document) => delete (detail(document)['responses'] as Record<string, unknown>)['200'],
    'never succeeds',
  ],
  [
    'a reference to nothing',
    (document) => delete document.components.schemas['Picture'],
    '#/components/schemas/Picture leads nowhere',
  ],
  [
    'a component under an odd name',
    (document) => {
      document.components.schemas['Two words'] = { type: 'object' };
    },
    'schema Two words is not a component name',
  ],
  [
    'a type that does not exist',
    (document) => Object.assign(document.components.schemas['Picture'] ?? {}, { type: 'picture' }),
    'no such type',
  ],
  [
    'a pattern that does not compile',
    (document) => Object.assign(document.components.schemas['Picture'] ?? {}, { pattern: '[' }),
    'pattern is no regex',
  ],
  [
    'a security scheme that is not defined',
    (document) => document.security.push({ cookie: [] }),
    'security scheme cookie is not defined',
  ],
])('finds %s', (_, edit, problem) => {
  expect(edited(edit).join('\n')).toContain(problem);
});
