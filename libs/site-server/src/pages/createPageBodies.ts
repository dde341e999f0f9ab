import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib';
import type { Encoding } from '@share/http-server';

type Compression = Exclude<Encoding, 'identity'>;

const gzipAsync = promisify(gzip);
const brotliAsync = promisify(brotliCompress);
const decompressBrotli = promisify(brotliDecompress);

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

/** No visitor waits for these: a hundred times as long as the fast form, and a fifth fewer bytes. */
const compressBest: Record<Compression, (raw: Buffer) => Promise<Buffer>> = {
  gzip: (raw) => toGzip(raw, 9),
  br: (raw) => toBrotli(raw, constants.BROTLI_MAX_QUALITY),
};

/** The body of a page in every encoding that was requested. */
export interface PageBodies {
  /** A body to send; a promise only while it is made, once for all waiting requests. */
  in(encoding: Encoding): Buffer | Promise<Buffer>;
  /** Whether `improve` could make the body smaller. */
  isImprovable(encoding: Encoding): boolean;
  /** Replaces the body in an encoding by its smallest form. */
  improve(encoding: Encoding): Promise<void>;
  /** The plain body for work that is not repeated; it is not cached. */
  plain(): Promise<Buffer>;
  /** Memory that the bodies take. */
  bytes(): number;
}

/** Bodies that were compressed before. */
export interface ReadyBodies {
  br?: Buffer;
}

/**
 * Creates the bodies of a page; nothing is compressed before it is requested. Nearly every browser takes brotli, a quarter of the
 * bytes: once it is there, the plain body goes, and is made of it again when it is requested.
 */
export const createPageBodies = (raw: Buffer, { br }: ReadyBodies = {}): PageBodies => {
  const bodies = new Map<Encoding, Buffer | Promise<Buffer>>([br ? ['br', br] : ['identity', raw]]);
  const best = new Set<Encoding>(['identity']);

  const plain = async () => bodies.get('identity') ?? decompressBrotli((await bodies.get('br')) ?? '');

  const make: Record<Encoding, () => Promise<Buffer>> = {
    identity: plain,
    gzip: async () => compressFast.gzip(await plain()),
    async br() {
      const body = await compressFast.br(await plain());
      bodies.delete('identity');
      return body;
    },
  };

  const keep = (encoding: Encoding, making: Promise<Buffer>): Promise<Buffer> => {
    bodies.set(encoding, making);
    making.then(
      (body) => bodies.set(encoding, body),
      () => bodies.delete(encoding),
    );
    return making;
  };

  return {
    in: (encoding) => bodies.get(encoding) ?? keep(encoding, make[encoding]()),
    isImprovable: (encoding) => !best.has(encoding),
    async improve(encoding) {
      if (encoding === 'identity' || best.has(encoding)) return;
      best.add(encoding);
      bodies.set(encoding, await compressBest[encoding](await plain()));
    },
    plain,
    bytes: () =>
      [...bodies.values()].reduce((sum, body) => sum + (Buffer.isBuffer(body) ? body.length : 0), 0),
  };
};
