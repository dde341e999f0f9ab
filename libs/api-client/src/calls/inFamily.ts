import type { Actor } from '@share/site-paths';
import type { CallOptions } from '../Call';

/** Which backend family an item belongs to; `parseActor` of `@share/site-paths` tells it from the item's address. */
export type Family = Actor['family'];

type FunctionOf<Input, Options, Data> = (input: Input, options?: Options) => Promise<Data>;

/** The one rule for the two families (spec §6): media-account items live in a family of calls of their own. */
export const inFamily =
  (family: Family) =>
  <OwnInput, OwnData, Input, Data, Options extends CallOptions>(
    own: FunctionOf<OwnInput, Options, OwnData>,
    mediaAccount: FunctionOf<Input, Options, Data>,
  ): FunctionOf<OwnInput & Input, Options, OwnData | Data> =>
    family === 'mp' ? mediaAccount : own;
