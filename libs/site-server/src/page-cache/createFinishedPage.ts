import { brotliCompress, constants, gzip } from 'node:zlib';
import { promisify } from 'node:util';
import { createHash } from 'node:crypto';
import type { HeaderList } from '../csp/securityHeaders';
import type { Lifetime } from './lifetimes';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** How a body can be sent. */
export type Encoding = 'identity' | 'gzip' | 'br';

/** An answer ready to be sent byte for byte. */
export interface FinishedPage {
  status: number;
  /** Headers that belong to the page, without those of one request or one encoding. */
  headers: HeaderList;
  etag: string;
  raw: Buffer;
  /** Route template for logs and metrics. */
  route: string;
  /** Names of the blocks that are missing because their calls failed. */
  degraded: readonly string[];
  /** How long it may be kept; `undefined`: not at all. */
  lifetime: Lifetime | undefined;
  /** The platform failed; an older copy is better than this. */
  failed: boolean;
  /** The body in an encoding if it is there already. */
  ready(encoding: Encoding): Buffer | undefined;
  /** The body in an encoding, made once for everybody who waits. */
  encoded(encoding: Encoding): Promise<Buffer>;
}

const compressors = {
  gzip: (raw: Buffer) => gzipped(raw, { level: 6 }),
  br: (raw: Buffer) =>
    brotli(raw, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 5,
        [constants.BROTLI_PARAM_SIZE_HINT]: raw.length,
      },
    }),
};

/** What is known about an answer besides its body. */
export type PageFacts = Pick<
  FinishedPage,
  'status' | 'headers' | 'route' | 'degraded' | 'lifetime' | 'failed'
>;

/** Turns text into an answer that is compressed at most once per encoding, on the first request that wants it. */
export function createFinishedPage(body: string, facts: PageFacts): FinishedPage {
  const raw = Buffer.from(body);
  const made = new Map<Encoding, Buffer>([['identity', raw]]);
  const making = new Map<Encoding, Promise<Buffer>>();
  const digest = createHash('sha256').update(raw).digest('base64url').slice(0, 22);

  const make = async (encoding: 'gzip' | 'br') => {
    const bytes = await compressors[encoding](raw);
    made.set(encoding, bytes);
    making.delete(encoding);
    return bytes;
  };

  return {
    ...facts,
    raw,
    etag: `W/"${digest}"`,
    ready: (encoding) => made.get(encoding),
    encoded: (encoding) => {
      if (encoding === 'identity') return Promise.resolve(raw);
      const present = made.get(encoding);
      if (present) return Promise.resolve(present);
      const promise = making.get(encoding) ?? make(encoding);
      making.set(encoding, promise);
      return promise;
    },
  };
}
