/**
 * A record with these keys.
 *
 * @type {<Key extends string, Value>(keys: readonly Key[], toValue: (key: Key) => Value) => Record<Key, Value>}
 */
export const recordOf = (keys, toValue) =>
  /** @type {any} */ (Object.fromEntries(keys.map((key) => [key, toValue(key)])));
