import type * as z from 'zod';

type Fields = z.ZodObject;

/** One call of the platform: what it takes and what `data` of its envelope holds. */
export interface Operation<
  Params extends Fields = Fields,
  Query extends Fields = Fields,
  Body extends z.ZodType = z.ZodType,
  Data extends z.ZodType = z.ZodType,
> {
  /** Unique; the name of the call everywhere. */
  operationId: string;
  method: 'get' | 'post';
  /** Template with `{name}` for parts of the path. */
  path: `/${string}`;
  summary: string;
  params?: Params;
  query?: Query;
  body?: Body;
  data: Data;
  /** The call may carry an `Idempotency-Key`, so that sending it twice acts once. */
  isIdempotent?: boolean;
}

/** Writes an operation down, keeping the types of its parts. */
export const op = <
  Params extends Fields = z.ZodObject<Record<never, never>>,
  Query extends Fields = z.ZodObject<Record<never, never>>,
  Body extends z.ZodType = z.ZodUndefined,
  Data extends z.ZodType = z.ZodType,
>(
  operation: Operation<Params, Query, Body, Data>,
): Operation<Params, Query, Body, Data> => operation;
