import type { Actor } from '@share/site-paths';
import type { CallOptions } from '../Call';

/** The backend family of an item; `parseActor` of `@share/site-paths` reads it from the item's address. */
export type Family = Actor['family'];

type FunctionOf<Input, Options, Data> = (input: Input, options?: Options) => Promise<Data>;

/** Items of media accounts have a family of calls of their own (spec §6). */
export const inFamily =
  (family: Family) =>
  <OwnInput, OwnData, Input, Data, Options extends CallOptions>(
    own: FunctionOf<OwnInput, Options, OwnData>,
    mediaAccount: FunctionOf<Input, Options, Data>,
  ): FunctionOf<OwnInput & Input, Options, OwnData | Data> =>
    family === 'mp' ? mediaAccount : own;
