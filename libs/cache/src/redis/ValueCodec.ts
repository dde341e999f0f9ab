import type { CacheLifetime } from '../CacheLifetime';

/** How a value travels. */
export interface ValueCodec<Value> {
  encode(value: Value): Buffer | Promise<Buffer>;
  /** @throws when the bytes are no such value; they come from outside */
  decode(bytes: Buffer, lifetime: CacheLifetime): Value | Promise<Value>;
}

/** Creates the codec of plain data. @param isValue checks the shape of what was read */
export const createJsonCodec = <Value>(isValue: (value: unknown) => value is Value): ValueCodec<Value> => ({
  encode: (value) => Buffer.from(JSON.stringify(value)),
  decode: (bytes) => {
    const value: unknown = JSON.parse(bytes.toString());
    if (!isValue(value)) throw new Error('Not a value of this kind');
    return value;
  },
});
