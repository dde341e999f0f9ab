import { fieldKinds, namedKinds } from '@share/api-contract/kinds';
import { toSeconds } from '@share/times';
import { toCount, toNumber } from './toCount';

/** Fields that come written right, and the names the specification gives them, which are the ones that are read (R58). */
export const aliases = [
  ['webp_thumb', 'wbep_thumb'],
  ['replies', 'replys'],
  ['Recommend', 'Recomend'],
] as const;

/** Converts a value to the type that the contract names; undefined for a value that cannot be read as that. */
type Read = (value: unknown) => unknown;

const toText: Read = (value) => {
  if (typeof value === 'string') return value;
  // Ids that are sent as numbers; 0 is none.
  return typeof value === 'number' && value > 0 ? String(value) : undefined;
};

/** Text that is no word for on is off, and so is every other number (R50). */
const toSwitch: Read = (value) => {
  if (typeof value === 'boolean' || value === undefined) return value;
  if (typeof value === 'string') return /^\s*(?:1|true|yes|on)\s*$/i.test(value);
  return typeof value === 'number' ? value === 1 : undefined;
};

/** Opens by one word alone; whatever else is there closes (R28). */
const toTruth: Read = (value) => (value == null ? undefined : value === true || value === 'true');

const toObject: Read = (value) => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  cleanFields(value as Record<string, unknown>);
  return value;
};

const cleanEntries = (list: unknown[], readEntry: Read): unknown[] => {
  let length = 0;
  for (const entry of list) {
    const read = readEntry(entry);
    if (read !== undefined) list[length++] = read;
  }
  list.length = length;
  return list;
};

const toListOf =
  (readEntry: Read): Read =>
  (value) => {
    // Where nothing is listed, many platforms send null.
    if (value === null) return [];
    return Array.isArray(value) ? cleanEntries(value, readEntry) : undefined;
  };

const either =
  (first: Read, second: Read): Read =>
  (value) =>
    first(value) ?? second(value);

const visitors: Record<keyof typeof fieldKinds, Read> = {
  time: toSeconds,
  count: toCount,
  size: (value) => toCount(value) || undefined,
  number: toNumber,
  switch: toSwitch,
  truth: toTruth,
  object: toObject,
  objects: toListOf(toObject),
  texts: toListOf(toText),
  mixed: toListOf(either(toObject, toText)),
  text: toText,
};

/** How the fields of a name are read. */
const known = new Map<string, Read>();
const names: Readonly<Record<string, string>> = fieldKinds;
for (const [kind, read] of Object.entries(visitors))
  for (const name of names[kind]?.split(' ') ?? []) {
    const other = known.get(name);
    known.set(name, other ? either(other, read) : read);
  }

const readOf = (name: string): Read => {
  const found = known.get(name);
  if (found) return found;
  const [kind] = namedKinds.find(([, pattern]) => pattern.test(name)) ?? ['text' as const];
  return visitors[kind];
};

const cleanFields = (fields: Record<string, unknown>): void => {
  for (const [alias, name] of aliases) {
    if (fields[alias] == null) continue;
    fields[name] ??= fields[alias];
    // Not in two places: everything is looked at once, however deep it lies.
    fields[alias] = undefined;
  }
  for (const name in fields) {
    fields[name] = readOf(name)(fields[name]);
  }
};

/**
 * Makes a response of the platform match the contract, in place, by the names of its fields (`fieldKinds`): times are whole
 * seconds, counts whole numbers, switches booleans, ids texts; a value that is null or cannot be read is undefined, so that defaults apply, and is
 * left out of lists; a list that is null is empty. Fields have the names of the specification, whose own field comes first (R58). Done for every call, so nothing is
 * copied, and no field is deleted, which would make objects slow.
 * @throws RangeError for data that is nested thousands of levels deep
 */
export const cleanData = (data: unknown): void => {
  if (Array.isArray(data)) cleanEntries(data, either(toObject, toText));
  else toObject(data);
};
