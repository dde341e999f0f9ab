import { validateHeaderName, validateHeaderValue } from 'node:http';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import type { ValueCodec } from '@share/cache';
import { z } from 'zod';
import { createPageResponse } from './createPageResponse';
import type { PageResponse } from './createPageResponse';

const decompress = promisify(brotliDecompress);

const newline = 10;
/** A page is far smaller; a larger one was packed to fill the memory. */
const maxOutputLength = 8 * 1024 * 1024;

const pageHead = z.object({
  status: z.number().int().min(200).max(599),
  headers: z
    .array(z.string().max(16_384))
    .max(100)
    .refine(({ length }) => length % 2 === 0),
  route: z.string().regex(/^[\w/:*.-]{1,100}$/),
});

/** @throws when Node would refuse to send them */
const checkHeaders = (headers: readonly string[]) =>
  headers.forEach((text, index) => {
    if (index % 2 === 0) validateHeaderName(text);
    else validateHeaderValue(headers[index - 1] ?? '', text);
  });

/** A complete page as bytes: a line of JSON, then the body in brotli. */
export const pageCodec: ValueCodec<PageResponse> = {
  async encode({ status, headers, route, bodies }) {
    const head = JSON.stringify({ status, headers, route });
    return Buffer.concat([Buffer.from(`${head}\n`), await bodies.in('br')]);
  },
  async decode(bytes, lifetime) {
    const end = bytes.indexOf(newline);
    const { status, headers, route } = pageHead.parse(
      JSON.parse(bytes.toString('utf8', 0, Math.max(0, end))),
    );
    checkHeaders(headers);
    const br = bytes.subarray(end + 1);
    const raw = await decompress(br, { maxOutputLength });
    return createPageResponse(raw, { status, headers, route, degraded: [], lifetime, failed: false }, { br });
  },
};
