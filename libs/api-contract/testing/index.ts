import * as z from 'zod';
import { createOpenApiDocument } from '../src/index';

type Json = Record<string, unknown>;

interface Answers {
  operationId?: string;
  responses: Record<string, { content: { 'application/json': { schema: Json } } }>;
}

const document = createOpenApiDocument();

/** Moves references to where `z.fromJSONSchema` looks them up. */
const toDefs = (value: Json): Json =>
  JSON.parse(JSON.stringify(value).replaceAll('#/components/schemas/', '#/$defs/')) as Json;
const $defs = toDefs(document.components.schemas);

const operations = Object.values(document.paths).flatMap((methods) =>
  Object.values(methods),
) as unknown[] as Answers[];
const schemas = new Map<string, z.ZodType>();

const schemaOf = (operationId: string, response: '200' | 'default'): z.ZodType => {
  const key = `${operationId} ${response}`;
  const known = schemas.get(key);
  if (known) return known;
  const content = operations.find((each) => each.operationId === operationId)?.responses[response]?.content;
  if (!content) throw new Error(`The contract has no operation ${operationId}.`);
  const json = { ...toDefs(content['application/json'].schema), $defs };
  const schema = z.fromJSONSchema(json as Parameters<typeof z.fromJSONSchema>[0]);
  schemas.set(key, schema);
  return schema;
};

/** Where the body of an answer differs from the OpenAPI document, as text; empty when it is valid. */
export const findViolations = (operationId: string, status: number, body: unknown): string => {
  const result = schemaOf(operationId, status === 200 ? '200' : 'default').safeParse(body);
  return result.success ? '' : z.prettifyError(result.error);
};
