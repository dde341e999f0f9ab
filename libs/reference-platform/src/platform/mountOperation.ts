import type { Operation } from '@share/api-contract';
import { fail, failures, type PlatformEnv, PlatformFailure, succeed } from '@share/reference-core';
import { wellFormed } from '@share/safety';
import type { Context, Hono } from 'hono';
import * as z from 'zod';
import type { ScenarioSwitch } from '../scenarios/scenarios';
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
  /** The validated part of a body. */
  prepare?: (body: unknown) => unknown;
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

/** Mounts operations of the contract on the app, with validation, the envelope and the current scenario. */
export const createMount =
  (app: Hono<PlatformEnv>, scenarios: ScenarioSwitch) =>
  <Params extends z.ZodObject, Query extends z.ZodObject, Body extends z.ZodType, Data extends z.ZodType>(
    operation: Operation<Params, Query, Body, Data>,
    handle: (call: Call<Params, Query, Body>) => Promise<z.input<Data>>,
    { maxBodyBytes = 32 * 1024, acceptsText = false, prepare = (body) => body }: MountOptions = {},
  ): void => {
    const answer = async (context: Context<PlatformEnv>): Promise<Response> => {
      try {
        const body = operation.body
          ? prepare(await readJsonBody(context.req.raw, { maxBytes: maxBodyBytes, acceptsText }))
          : undefined;
        const call = {
          params: validate(operation.params, refuseMalformed(context.req.param())),
          query: validate(operation.query, refuseMalformed(context.req.query())),
          body: validate(operation.body, body),
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
      return scenarios.play(operation.operationId, context, () => answer(context));
    });
  };
