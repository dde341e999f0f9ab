import { received } from './received';

/** Values that no field and no entry of a list should have. */
const oddValues: readonly unknown[] = [null, {}, [], [null], 'text', '', 7, -1, true, '../..'];

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

type Path = readonly (string | number)[];

const pathsIn = (value: unknown, path: Path, isInList: boolean): Path[] => {
  if (!isObject(value)) return isInList ? [path] : [];
  const entries: [string | number, unknown][] = Array.isArray(value)
    ? [...value.entries()]
    : Object.entries(value);
  // The first and the second entry stand for the others.
  const shown = Array.isArray(value) ? entries.slice(0, 2) : entries;
  const inside = shown.flatMap(([name, entry]) =>
    pathsIn(entry, [...path, name], isInList || Array.isArray(value)),
  );
  return isInList || Array.isArray(value) ? [path, ...inside] : inside;
};

const withValue = (answer: unknown, path: Path, odd: unknown): unknown => {
  const [name, ...rest] = path;
  if (name === undefined || !isObject(answer)) return odd;
  if (Array.isArray(answer))
    return answer.map((entry, at) => (at === name ? withValue(entry, rest, odd) : entry));
  return { ...answer, [name]: withValue(answer[name], rest, odd) };
};

/** An answer of the platform of which one list, one entry of a list or one field of an entry is odd. */
export interface OddAnswer {
  /** The field that is odd, and how. */
  name: string;
  sent: unknown;
}

/** Answers that differ from one in a single place, which lies in a list or is one. */
export const oddAnswers = (sent: object): OddAnswer[] =>
  pathsIn(sent, [], false).flatMap((path) =>
    oddValues.map((odd) => ({
      name: `${path.join('.')} is ${JSON.stringify(odd)}`,
      sent: withValue(sent, path, odd),
    })),
  );

/** The odd answers of which no view can be made, each with the reason. */
export const findUnshown = (sent: object, toView: (answer: never) => unknown): string[] =>
  oddAnswers(sent).flatMap(({ name, sent: odd }) => {
    try {
      toView(received(odd) as never);
      return [];
    } catch (error) {
      return [`${name}: ${String(error)}`];
    }
  });
