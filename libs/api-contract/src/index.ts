export { createOpenApiDocument, type OpenApiDocument } from './document/createOpenApiDocument';
export type { Operation } from './operations/op';
export { operations } from './operations/operations';
export { clueCardSchema } from './schemas/clue';
export { openContentCardSchema } from './schemas/openContent';
export { contentCardSchema, contentDetailSchema } from './schemas/content';
export { trackingEventSchema } from './schemas/tracking';
