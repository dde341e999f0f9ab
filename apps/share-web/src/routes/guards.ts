import { isDecodableId } from '@share/safety';
import { parseActor, parseDetailAddress } from '@share/site-paths';

export type Guard = (segments: string[]) => 'pass' | 'missing';

/** An id that fails the decoding check leads to the 404 page; previews are exempt (spec §2, R7). */
const decodableId: Guard = ([actor = '', ...rest]) => {
  const postId = parseDetailAddress(rest)?.postId;
  if (postId === undefined || parseActor(actor).isPreview) return 'pass';
  return isDecodableId(postId) ? 'pass' : 'missing';
};

const guards: Record<string, Guard> = { decodableId };

/** Looks a guard up by the name in the route table. Throws for a name nobody knows: error 500 (spec §2). */
export const guardNamed = (name: string): Guard => {
  const guard = Object.hasOwn(guards, name) ? guards[name] : undefined;
  if (!guard) throw new Error(`Unknown middleware ${name}`);
  return guard;
};
