import type { operations } from '@share/api-contract';
import { fail, type PlatformFailure } from '@share/reference-core';
import type { Context } from 'hono';

export type OperationId = keyof typeof operations;

export type Answer = () => Promise<Response>;
/** `callNumber` counts the calls of the operation since the scenario was chosen, from 1. */
export type Behaviour = (answer: Answer, context: Context, callNumber: number) => Promise<Response>;
/** How operations behave; `*` stands for all others. */
export type Scenario = Partial<Record<OperationId | '*', Behaviour>>;

export const failing =
  (failure: () => PlatformFailure): Behaviour =>
  async (_answer, context) =>
    fail(context, failure());

export const raw =
  (body: string, type: string, status = 200): Behaviour =>
  async () =>
    new Response(body, { status, headers: { 'content-type': type } });

export const delayed =
  (milliseconds: number): Behaviour =>
  async (answer, context) => {
    const { signal } = context.req.raw;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      signal.addEventListener('abort', () => {
        clearTimeout(timer);
        resolve();
      });
    });
    return answer();
  };

/** Changes the data of a successful answer. */
export const changing =
  <Data>(change: (data: Data) => Data): Behaviour =>
  async (answer, context) => {
    const response = await answer();
    if (!response.ok) return response;
    const envelope: { data: Data } = await response.json();
    return context.json({ ...envelope, data: change(envelope.data) });
  };
