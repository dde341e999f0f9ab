import { Transform } from 'node:stream';

/** More bytes came than are allowed. */
class SizeError extends Error {
  override readonly name = 'SizeError';
}

/** A stream that passes everything on and fails with {@link SizeError} after `limit` bytes. */
export function limitBytes(limit: number): Transform {
  let seen = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      seen += chunk.length;
      if (seen > limit) done(new SizeError(`More than ${limit} bytes`));
      else done(null, chunk);
    },
  });
}
