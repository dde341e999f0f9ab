import * as z from 'zod';
import type { Operation } from '../operations/op';
import { operations } from '../operations/operations';
import { livePushSchema } from '../schemas/live';
import { downloadSettingSchema } from '../schemas/services';
import { appInfoSchema } from '../schemas/site';
import { contentTypeSchema } from '../schemas/values';

type Json = Record<string, unknown>;

/** An OpenAPI 3.1 document; schemas are JSON Schema 2020-12. */
export interface OpenApiDocument {
  openapi: '3.1.0';
  info: { title: string; version: string; description: string };
  security: Json[];
  paths: Record<string, Record<string, Json>>;
  components: { schemas: Record<string, Json>; securitySchemes: Json };
}

/** The envelope of a failure. */
const failure = {
  type: 'object',
  properties: {
    code: { type: 'integer', not: { const: 0 } },
    message: { type: 'string', description: 'For people, in Chinese.' },
    data: { type: 'null' },
  },
  required: ['code', 'message'],
};

const envelopeOf = (data: Json): Json => ({
  type: 'object',
  properties: {
    code: { type: 'integer', const: 0 },
    message: { type: 'string' },
    data,
  },
  required: ['code', 'message', 'data'],
});

const json = (schema: Json): Json => ({ 'application/json': { schema } });

const without = (object: Json, ...keys: string[]): Json =>
  Object.fromEntries(Object.entries(object).filter(([key]) => !keys.includes(key)));

/** Converts zod schemas to JSON Schema and collects those with a name. */
const createSchemaRegistry = () => {
  const named: Record<string, Json> = {};
  const add = (schema: z.ZodType): Json => {
    const converted: Json = { ...z.toJSONSchema(schema, { io: 'input' }) };
    for (const [name, definition] of Object.entries(Object(converted['$defs'])))
      named[name] = without(Object(definition), 'id');
    const body = without(converted, '$schema', '$defs', 'id');
    if (typeof converted['id'] !== 'string') return body;
    if (!('$ref' in body)) named[converted['id']] = body;
    return { $ref: `#/$defs/${converted['id']}` };
  };
  return { named, add };
};

type SchemaRegistry = ReturnType<typeof createSchemaRegistry>;

const parametersOf = (
  registry: SchemaRegistry,
  location: 'path' | 'query',
  fields: z.ZodObject<Record<string, z.ZodType>> | undefined,
): Json[] =>
  Object.entries(fields?.shape ?? {}).map(([name, schema]) => ({
    name,
    in: location,
    required: location === 'path' || !schema.safeParse(undefined).success,
    schema: registry.add(schema),
  }));

const idempotencyKey: Json = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'Sending the same key again acts once and answers the same.',
  schema: { type: 'string', pattern: '^[\\w-]{8,64}$' },
};

const toOperationObject = (registry: SchemaRegistry, operation: Operation): Json => ({
  operationId: operation.operationId,
  summary: operation.summary,
  parameters: [
    ...parametersOf(registry, 'path', operation.params),
    ...parametersOf(registry, 'query', operation.query),
    ...(operation.isIdempotent ? [idempotencyKey] : []),
  ],
  ...(operation.body && {
    requestBody: { required: true, content: json(registry.add(operation.body)) },
  }),
  responses: {
    200: { description: 'Success', content: json(envelopeOf(registry.add(operation.data))) },
    default: { description: 'Failure', content: json({ $ref: '#/components/schemas/Failure' }) },
  },
});

/** The platform's contract as an OpenAPI document. */
export const createOpenApiDocument = (): OpenApiDocument => {
  const registry = createSchemaRegistry();
  registry.add(appInfoSchema);
  registry.add(downloadSettingSchema);
  registry.add(livePushSchema);
  registry.add(contentTypeSchema);
  const paths: OpenApiDocument['paths'] = {};
  for (const operation of Object.values<Operation>(operations)) {
    paths[operation.path] = {
      ...paths[operation.path],
      [operation.method]: toOperationObject(registry, operation),
    };
  }
  const byName = Object.entries(registry.named).sort(([a], [b]) => a.localeCompare(b, 'en'));
  const document: OpenApiDocument = {
    openapi: '3.1.0',
    info: {
      title: 'Media platform',
      version: '1.0.0',
      description: 'Every answer is an envelope {code, message, data}; code 0 is success.',
    },
    security: [{ token: [] }],
    paths,
    components: {
      schemas: { ...Object.fromEntries(byName), Failure: failure },
      securitySchemes: {
        token: {
          type: 'apiKey',
          in: 'header',
          name: 'Authorization',
          description: 'User token, else anonymous token, else empty; raw or after `Bearer `.',
        },
      },
    },
  };
  return JSON.parse(JSON.stringify(document).replaceAll('#/$defs/', '#/components/schemas/'));
};
