import type { Operation } from '@share/api-contract';
import { wellFormed } from '@share/safety';
import type { Context, Hono } from 'hono';
import * as z from 'zod';
import type { PlatformEnv } from '../PlatformEnv';
import { fail, failures, PlatformFailure, succeed } from '../PlatformFailure';
import { readJsonBody } from './readJsonBody';

/** A validated request: every part has its type of the contract. */
export interface Call<Params extends z.ZodType, Query extends z.ZodType, Body extends z.ZodType> {
  params: z.output<Params>;
  query: z.output<Query>;
  body: z.output<Body>;
  context: Context<PlatformEnv>;
}

interface MountOptions {
  maxBodyBytes?: number;
  acceptsText?: boolean;
  /** Of a body that is not valid as a whole, what is validated instead. */
  salvage?: (body: unknown) => unknown;
}

const chinese = z.locales.zhCN().localeError;

/** Values that no store can look up, in a path or a query. */
const refuseMalformed = (fields: Record<string, string>): Record<string, string> => {
  for (const [name, value] of Object.entries(fields))
    if (wellFormed(value) !== value) throw failures.invalid(`${name} 含有无效字符`);
  return fields;
};

const validate = (schema: z.ZodType | undefined, value: unknown): unknown => {
  if (!schema) return {};
  const result = schema.safeParse(value, { error: chinese });
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw failures.invalid([issue?.path.join('.'), issue?.message].filter(Boolean).join(' '));
};

const validateBody = (schema: z.ZodType | undefined, body: unknown, salvage: MountOptions['salvage']) => {
  const whole = salvage && schema?.safeParse(body);
  if (whole?.success) return whole.data;
  return validate(schema, salvage ? salvage(body) : body);
};

/** Answers a call of an operation: with `answer`, or with what a scenario plays instead. */
export type PlayCall = (
  operationId: string,
  context: Context<PlatformEnv>,
  answer: () => Promise<Response>,
) => Promise<Response>;

const playAnswer: PlayCall = (_operationId, _context, answer) => answer();

/** Mounts operations of the contract on the app, with validation and the envelope. */
export const createMount =
  (app: Hono<PlatformEnv>, play: PlayCall = playAnswer) =>
  <Params extends z.ZodObject, Query extends z.ZodObject, Body extends z.ZodType, Data extends z.ZodType>(
    operation: Operation<Params, Query, Body, Data>,
    handle: (call: Call<Params, Query, Body>) => Promise<z.input<Data>>,
    { maxBodyBytes = 32 * 1024, acceptsText = false, salvage }: MountOptions = {},
  ): void => {
    const answer = async (context: Context<PlatformEnv>): Promise<Response> => {
      try {
        const body = operation.body
          ? await readJsonBody(context.req.raw, { maxBytes: maxBodyBytes, acceptsText })
          : undefined;
        const call = {
          params: validate(operation.params, refuseMalformed(context.req.param())),
          query: validate(operation.query, refuseMalformed(context.req.query())),
          body: validateBody(operation.body, body, salvage),
          context,
        };
        return succeed(context, await handle(call as Call<Params, Query, Body>));
      } catch (error) {
        if (error instanceof PlatformFailure) return fail(context, error);
        throw error;
      }
    };
    app.on(operation.method.toUpperCase(), operation.path.replace(/\{(\w+)\}/g, ':$1'), (context) => {
      context.set('route', operation.path);
      return play(operation.operationId, context, () => answer(context));
    });
  };

export type Mount = ReturnType<typeof createMount>;
