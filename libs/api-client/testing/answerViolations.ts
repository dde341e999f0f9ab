import { createOpenApiDocument, operations, type Operation } from '@share/api-contract';
import * as z from 'zod';

type Json = Record<string, unknown>;

interface Described {
  responses: { 200: { content: { 'application/json': { schema: Json } } } };
}

const document = createOpenApiDocument();

/** JSON Schema with its own definitions, as zod reads it. */
const inDefs = (value: Json): Json =>
  JSON.parse(JSON.stringify(value).replaceAll('#/components/schemas/', '#/$defs/')) as Json;
const $defs = inDefs(document.components.schemas);

/** What the body of a success violates in the OpenAPI document, as text; empty when it is valid. */
export const answerViolations = (operationId: string, body: unknown): string => {
  const operation = Object.values<Operation>(operations).find((each) => each.operationId === operationId);
  if (!operation) return `The contract has no operation ${operationId}.`;
  const { responses } = document.paths[operation.path]?.[operation.method] as unknown as Described;
  const schema = { ...inDefs(responses['200'].content['application/json'].schema), $defs };
  const result = z.fromJSONSchema(schema as Parameters<typeof z.fromJSONSchema>[0]).safeParse(body);
  return result.success ? '' : z.prettifyError(result.error);
};
