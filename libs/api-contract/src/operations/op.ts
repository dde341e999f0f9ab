import type * as z from 'zod';

type Fields = z.ZodObject<Record<string, z.ZodType>>;

/** One call of the platform: what it takes and what `data` of its envelope holds. */
interface Call<
  Params extends Fields = Fields,
  Query extends Fields = Fields,
  Body extends z.ZodType = z.ZodType,
  Data extends z.ZodType = z.ZodType,
> {
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

/** A call under its name, which is the same in the document, the client and the platform. */
export type Operation<
  Params extends Fields = Fields,
  Query extends Fields = Fields,
  Body extends z.ZodType = z.ZodType,
  Data extends z.ZodType = z.ZodType,
> = Call<Params, Query, Body, Data> & { operationId: string };

/** Describes a call, keeping the types of its parts. */
export const op = <
  Params extends Fields = z.ZodObject<Record<never, never>>,
  Query extends Fields = z.ZodObject<Record<never, never>>,
  Body extends z.ZodType = z.ZodUndefined,
  Data extends z.ZodType = z.ZodType,
>(
  call: Call<Params, Query, Body, Data>,
): Call<Params, Query, Body, Data> => call;

type WithIds<Calls> = { [Id in keyof Calls]: Calls[Id] & { operationId: string } };

/** Gives every call its key as operationId. */
export const withIds = <Calls extends Record<string, Call>>(calls: Calls): WithIds<Calls> =>
  Object.fromEntries(
    Object.entries(calls).map(([operationId, call]) => [operationId, { operationId, ...call }]),
  ) as WithIds<Calls>;
