export { createOpenApiDocument, type OpenApiDocument } from './document/createOpenApiDocument';
export type { Operation } from './operations/op';
export { operations } from './operations/operations';
export { appInfoSchema, groupSchema } from './schemas/site';
export { commentSchema } from './schemas/comment';
export { contentCardSchema, contentDetailSchema } from './schemas/content';
export { trackingEventSchema } from './schemas/tracking';
export { contentTypeSchema } from './schemas/values';
