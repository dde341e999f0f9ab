import type { paths, Received } from '@share/api-contract/types';
import type { Fields } from './toAddress';
type Method = 'get' | 'post';

/** The path templates of the contract that take a method. */
export type PathFor<M extends Method> = {
  [Path in keyof paths]: paths[Path][M] extends object ? Path : never;
}[keyof paths];

/** A part that an operation does not have adds nothing to its input. */
type Given<Part> = [NonNullable<Part>] extends [never] ? unknown : NonNullable<Part>;

type BodyOf<Operation> = Operation extends { requestBody: { content: { 'application/json': infer Body } } }
  ? Body
  : unknown;

/** Path and query parameters and the fields of the body, side by side. */
type Input<Operation> = Operation extends { parameters: { path?: infer Path; query?: infer Query } }
  ? Given<Path> & Given<Query> & BodyOf<Operation>
  : never;

type DataOf<Operation> = Operation extends {
  responses: { 200: { content: { 'application/json': { data: infer Data } } } };
}
  ? Received<Data>
  : never;

export interface CallOptions {
  signal?: AbortSignal | undefined;
  /** Sent instead of the current token: that of a login just made (R21) or just ended (R22). */
  token?: string | undefined;
}

export interface WriteOptions extends CallOptions {
  /** The platform acts once on the same key within 24 hours. */
  idempotencyKey?: string | undefined;
}

type OptionsOf<Operation> = Operation extends { parameters: { header?: infer Header } }
  ? [NonNullable<Header>] extends [never]
    ? CallOptions
    : WriteOptions
  : never;

/** An operation as a function: its input in one object, `data` of the envelope, cleaned, as the result. */
export type Call<Operation> =
  unknown extends Input<Operation>
    ? (input?: Record<string, never>, options?: OptionsOf<Operation>) => Promise<DataOf<Operation>>
    : (input: Input<Operation>, options?: OptionsOf<Operation>) => Promise<DataOf<Operation>>;

/** Callers of the call can do without its answer: it is done once the platform says so (code 0), and gives null without data. */
export interface AnswerRule {
  needsData: false;
}

/** The rule stands beside the path exactly where the contract allows null as data. */
type RuleOf<Operation> = null extends DataOf<Operation> ? [rule: AnswerRule] : [];

/** Makes the functions of a group from the paths of the contract: an unknown path does not compile. */
export interface ApiClient {
  get: <Path extends PathFor<'get'>>(
    path: Path,
    ...rule: RuleOf<paths[Path]['get']>
  ) => Call<paths[Path]['get']>;
  post: <Path extends PathFor<'post'>>(
    path: Path,
    ...rule: RuleOf<paths[Path]['post']>
  ) => Call<paths[Path]['post']>;
}

/** Makes a call, whatever its path takes and returns. */
export type AnyCall = (
  template: string,
  rule?: AnswerRule,
) => (input?: Fields, options?: WriteOptions) => Promise<unknown>;

/** The contract's types say what each path takes and returns, of which no code is left. */
export const toTyped = (calls: Record<'get' | 'post', AnyCall>): ApiClient => calls as ApiClient;
