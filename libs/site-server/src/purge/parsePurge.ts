import { z } from 'zod';
import type { Purge } from './pageTags';

const id = z.string().min(1).max(512);
const kind = z.string().min(1).max(64);
const bodies = z.union([
  z.strictObject({ type: kind, id }).transform(({ type, ...item }) => ({ kind: type, ...item })),
  z.strictObject({ kind }),
  z.strictObject({ all: z.literal(true) }).transform(() => ({})),
]);

/** A purge between instances. */
export const purgeMessage = z.strictObject({ kind: kind.optional(), id: id.optional() });

const readJson = (body: string): unknown => {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
};

/** Reads what an operator wants purged. @returns a sentence when the body does not say that */
export const parsePurge = (body: string, kinds: readonly string[]): Purge | string => {
  const parsed = bodies.safeParse(readJson(body));
  if (!parsed.success)
    return 'The body must be JSON: {"type":"doc","id":"…"} for one item, {"kind":"home"} for a kind of page, or {"all":true}.';
  const purge: Purge = parsed.data;
  if (purge.kind && !kinds.includes(purge.kind))
    return `There is no kind of page "${purge.kind}"; there are ${kinds.join(', ')}.`;
  return purge;
};
