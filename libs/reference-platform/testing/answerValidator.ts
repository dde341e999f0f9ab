import { createOpenApiDocument } from '@share/api-contract';
import * as z from 'zod';

type Json = Record<string, unknown>;

interface Described {
  responses: Record<string, { content: { 'application/json': { schema: Json } } }>;
}

const document = createOpenApiDocument();
const inDefs = (value: Json): Json =>
  JSON.parse(JSON.stringify(value).replaceAll('#/components/schemas/', '#/$defs/')) as Json;
const $defs = inDefs(document.components.schemas);

const readSchema = (operationId: string, isSuccess: boolean): z.ZodType => {
  for (const methods of Object.values(document.paths)) {
    for (const operation of Object.values(methods)) {
      if (operation['operationId'] !== operationId) continue;
      const { responses } = operation as unknown as Described;
      const response = isSuccess ? responses['200'] : responses['default'];
      const schema = { ...inDefs(response?.content['application/json'].schema ?? {}), $defs };
      return z.fromJSONSchema(schema as Parameters<typeof z.fromJSONSchema>[0]);
    }
  }
  throw new Error(`The document has no operation ${operationId}.`);
};

const schemas = new Map<string, z.ZodType>();

const schemaOf = (operationId: string, isSuccess: boolean): z.ZodType => {
  const key = `${operationId} ${isSuccess}`;
  const schema = schemas.get(key) ?? readSchema(operationId, isSuccess);
  schemas.set(key, schema);
  return schema;
};

/** What an answer's body violates in the OpenAPI document, as text; empty when it is valid. */
export const findViolations = (operationId: string, status: number, body: unknown): string => {
  const result = schemaOf(operationId, status === 200).safeParse(body);
  return result.success ? '' : z.prettifyError(result.error);
};
