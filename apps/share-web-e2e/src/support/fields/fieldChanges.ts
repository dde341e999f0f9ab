/** A JSON value. */
export type Json = null | boolean | number | string | Json[] | { [name: string]: Json };

/** Where a field is: names, and 0 for the first entry of a list. */
export type FieldPath = readonly (string | number)[];

export interface FieldChange {
  path: FieldPath;
  value: Json;
  /** Another form of the same value: the page has to be as before. */
  isSame?: boolean;
}

/** Values that any field may have against the contract. */
const wrongValues: readonly Json[] = [null, '', [], {}, 0, 'x', -1];

const isObject = (value: Json): value is { [name: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Every field of an answer, of each list those of its first entry. */
export const fieldsOf = (answer: Json, path: FieldPath = []): FieldPath[] => {
  if (Array.isArray(answer)) return answer.length > 0 ? fieldsOf(answer[0] as Json, [...path, 0]) : [];
  if (!isObject(answer)) return [];
  return Object.entries(answer).flatMap(([name, value]) => [
    [...path, name],
    ...fieldsOf(value, [...path, name]),
  ]);
};

export const valueAt = (answer: Json, path: FieldPath): Json =>
  path.reduce<Json>((value, name) => (value as { [name: string]: Json })[name] as Json, answer);

/** A copy of the answer with one field changed. */
export const changed = (answer: Json, { path, value }: FieldChange): Json => {
  const copy = structuredClone(answer);
  const name = path[path.length - 1] as string;
  (valueAt(copy, path.slice(0, -1)) as { [name: string]: Json })[name] = value;
  return copy;
};

const timeName = /_at$|_time$/;

/** Other forms of the same value. */
const otherForms = (name: string, value: Json): Json[] => {
  if (typeof value === 'boolean') return [String(value), value ? '1' : '0', value ? 1 : 0];
  if (typeof value !== 'number') return [];
  if (!timeName.test(name)) return [String(value), ` ${value} `];
  const iso = new Date(value * 1000).toISOString();
  const inShanghai = new Date((value + 8 * 3600) * 1000).toISOString().slice(0, 19);
  return [String(value), value * 1000, `${value * 1000}`, iso, inShanghai.replace('T', ' ')];
};

/** Forms that look like times and are none. */
const noTimes: readonly Json[] = ['0', '1970-01-01 08:00:00', '0000-00-00', '刚刚', 1e18 * 9, -1e15];

export const changesOf = (answer: Json, path: FieldPath): FieldChange[] => {
  const name = String(path[path.length - 1]);
  const forms = otherForms(name, valueAt(answer, path));
  return [
    ...[...wrongValues, ...(timeName.test(name) ? noTimes : [])].map((value) => ({ path, value })),
    ...forms.map((value) => ({ path, value, isSame: true })),
  ];
};
