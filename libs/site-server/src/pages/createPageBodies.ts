import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Encoding } from '../http/negotiateEncoding';

type Compression = Exclude<Encoding, 'identity'>;

const gzipAsync = promisify(gzip);
const brotliAsync = promisify(brotliCompress);

/** Room for a whole compressed page: each further piece is another way to the threads that compress, and back. */
const chunkSize = 65_536;

/** The bytes without the rest of their room. */
const trimmed = (body: Buffer) => Buffer.from(body);

const toGzip = async (raw: Buffer, level: number) => trimmed(await gzipAsync(raw, { level, chunkSize }));

const toBrotli = async (raw: Buffer, quality: number) =>
  trimmed(
    await brotliAsync(raw, {
      chunkSize,
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_SIZE_HINT]: raw.length,
      },
    }),
  );

/** Short enough to wait for: half the time of quality 5 for an eighth more bytes. */
const compressFast: Record<Compression, (raw: Buffer) => Promise<Buffer>> = {
  gzip: (raw) => toGzip(raw, 4),
  br: (raw) => toBrotli(raw, 4),
};

/** Nobody waits for these: a hundred times as long as the fast form, and a fifth fewer bytes. */
const compressBest: Record<Compression, (raw: Buffer) => Promise<Buffer>> = {
  gzip: (raw) => toGzip(raw, 9),
  br: (raw) => toBrotli(raw, constants.BROTLI_MAX_QUALITY),
};

/** The body of a page in every encoding that was asked for. */
export interface PageBodies {
  /** What can be sent; a promise only while the first answer in an encoding is compressed, once for everybody who waits. */
  in(encoding: Encoding): Buffer | Promise<Buffer>;
  /** Whether `improve` could make the body smaller. */
  isImprovable(encoding: Encoding): boolean;
  /** Replaces the body in an encoding by its smallest form. */
  improve(encoding: Encoding): Promise<void>;
}

/** Bodies somebody has compressed before. */
export interface ReadyBodies {
  br?: Buffer;
}

/** Creates the bodies of a page; nothing is compressed before it is asked for. */
export const createPageBodies = (raw: Buffer, { br }: ReadyBodies = {}): PageBodies => {
  const bodies = new Map<Encoding, Buffer | Promise<Buffer>>([['identity', raw]]);
  if (br) bodies.set('br', br);
  const best = new Set<Encoding>(['identity']);

  const compress = (encoding: Compression): Promise<Buffer> => {
    const compressing = compressFast[encoding](raw).then((body) => {
      bodies.set(encoding, body);
      return body;
    });
    bodies.set(encoding, compressing);
    compressing.catch(() => bodies.delete(encoding));
    return compressing;
  };

  return {
    in: (encoding) => bodies.get(encoding) ?? (encoding === 'identity' ? raw : compress(encoding)),
    isImprovable: (encoding) => !best.has(encoding),
    async improve(encoding) {
      if (encoding === 'identity' || best.has(encoding)) return;
      best.add(encoding);
      bodies.set(encoding, await compressBest[encoding](raw));
    },
  };
};
