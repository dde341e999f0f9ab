import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';

const decoders = new Map([
  ['gzip', promisify<Buffer, { maxOutputLength: number }, Buffer>(gunzip)],
  ['br', promisify<Buffer, { maxOutputLength: number }, Buffer>(brotliDecompress)],
]);

/**
 * The bytes of a compressed body. The platform is requested a plain one, but something in front of it may compress all the same.
 * @returns `undefined` when there are more than `maxBytes`
 * @throws when it cannot be decoded, or is encoded in another way
 */
export const decodeBody = async (
  bytes: Buffer,
  encoding: string,
  maxBytes: number,
): Promise<Buffer | undefined> => {
  const decode = decoders.get(encoding);
  if (!decode) throw new Error('The answer has an encoding that was not requested.');
  try {
    return await decode(bytes, { maxOutputLength: maxBytes });
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE') return undefined;
    throw cause;
  }
};
