import { availableParallelism } from 'node:os';
import type { PlatformEnv, PlatformLogger } from '@share/reference-core';
import type { Context } from 'hono';
import { LRUCache } from 'lru-cache';
import { createEncodingQueue, QueueFullError } from './createEncodingQueue';
import { createPictureFiles, digestOf, type PictureFile } from './createPictureFiles.server';
import { createVariantFolder } from './createVariantFolder.server';
import { encodeVariant, type SharpModule } from './encodeVariant.server';
import { pictureFailures } from './pictureFailures';
import type { Pictures } from './Pictures';
import { readVariant } from './readVariant';
import { sendPicture } from './sendPicture';
import type { Variant, VariantFormat } from './Variant';

export interface PicturesOptions {
  /** Folder with the pictures: fixtures/media/picture of this library. */
  folder: string;
  /** Where variants are stored; without it they are in memory only. */
  cacheFolder?: string;
  /** Bytes of the stored variants. */
  maxCacheBytes?: number;
  logger?: PlatformLogger;
  /** Encodings at once, and how many more may wait. */
  atOnce?: number;
  maxWaiting?: number;
  /** Loads the encoder. */
  loadSharp?: () => Promise<SharpModule>;
}

/** Node reads files with four threads; one stays free for that. */
const mostAtOnce = 3;
const memoryBytes = 32 * 2 ** 20;
const diskBytes = 256 * 2 ** 20;
/** Drawings have 600 units across; so many dots make 2,000 pixels of them. */
const drawingDensity = 240;

const importSharp = async (): Promise<SharpModule> => (await import('sharp')).default;

type EncodedVariant = Variant & { format: VariantFormat };

/** The input of an encoding. */
interface Source extends Pick<PictureFile, 'bytes' | 'digest'> {
  density?: number;
}

const nameOf = ({ width = 0, height = 0, format, crop }: EncodedVariant): string =>
  `${width}x${height}-${crop}.${format}`;

/** Loads the encoder when the first variant is requested; without one there is a line in the log, once. */
const createEncoder = (loadSharp: () => Promise<SharpModule>, atOnce: number, logger?: PlatformLogger) => {
  const load = async (): Promise<SharpModule | undefined> => {
    try {
      const sharp = await loadSharp();
      sharp.cache(false);
      sharp.concurrency(Math.max(1, Math.floor(availableParallelism() / atOnce)));
      return sharp;
    } catch (err) {
      logger?.error({ err }, 'the package sharp is missing: pictures are sent in their original size');
      return undefined;
    }
  };
  let loaded: Promise<SharpModule | undefined> | undefined;
  return () => (loaded ??= load());
};

/**
 * The pictures of a folder and variants of them: `?w=<px>&h=<px>&format=webp|avif|jpeg&crop=centre|upper|attention`. A variant is
 * encoded once, however many request it, and then stored.
 */
export const createPictures = ({
  folder,
  cacheFolder,
  maxCacheBytes = diskBytes,
  logger,
  atOnce = Math.min(availableParallelism(), mostAtOnce),
  maxWaiting = 200,
  loadSharp = importSharp,
}: PicturesOptions): Pictures => {
  const files = createPictureFiles(folder);
  const encoder = createEncoder(loadSharp, atOnce, logger);
  const queue = createEncodingQueue<Uint8Array>({ atOnce, maxWaiting });
  const memory = new LRUCache<string, Uint8Array>({
    maxSize: memoryBytes,
    sizeCalculation: (bytes) => bytes.length + 1,
  });
  const disk =
    cacheFolder === undefined || maxCacheBytes === 0
      ? undefined
      : createVariantFolder({
          folder: cacheFolder,
          maxBytes: maxCacheBytes,
          onUnwritable: (err) => logger?.error({ err }, 'variants of pictures cannot be stored'),
        });

  const make = async (sharp: SharpModule, key: string, source: Source, variant: EncodedVariant) => {
    const stored = await disk?.read(key);
    const bytes = stored ?? (await encodeVariant(sharp, source.bytes, variant, source.density));
    memory.set(key, bytes);
    if (!stored) await disk?.write(key, bytes);
    return bytes;
  };

  const sendVariant = async (
    context: Context<PlatformEnv>,
    sharp: SharpModule,
    source: Source,
    variant: EncodedVariant,
  ): Promise<Response> => {
    const { vips, sharp: version } = sharp.versions;
    const key = digestOf([source.digest, nameOf(variant), version, vips].join(' '));
    const bytes = async () => {
      const { signal } = context.req.raw;
      return memory.get(key) ?? queue.run(key, () => make(sharp, key, source, variant), signal);
    };
    return sendPicture(context, { type: `image/${variant.format}`, etag: `"${key}"`, bytes }).catch(
      (error) => {
        throw error instanceof QueueFullError ? pictureFailures.tooMany() : pictureFailures.unreadable();
      },
    );
  };

  return {
    file: async (context, name) => {
      const variant = readVariant(new URL(context.req.url).searchParams);
      const file = await files.read(name);
      if (!file) throw pictureFailures.missing();
      const sharp = variant && !name.endsWith('.svg') ? await encoder() : undefined;
      if (!variant || !sharp)
        return sendPicture(context, {
          type: file.type,
          etag: `"${file.digest}"`,
          bytes: async () => file.bytes,
        });
      const format = variant.format ?? (name.endsWith('.jpg') ? 'jpeg' : 'webp');
      return sendVariant(context, sharp, file, { ...variant, format });
    },
    drawing: async (context, svg) => {
      const variant = readVariant(new URL(context.req.url).searchParams);
      const { width, height, format } = variant ?? {};
      if (!variant || format !== 'jpeg' || width === undefined || height === undefined) return undefined;
      const sharp = await encoder();
      if (!sharp) return undefined;
      const source = { bytes: new TextEncoder().encode(svg), digest: digestOf(svg), density: drawingDensity };
      return sendVariant(context, sharp, source, { ...variant, format });
    },
  };
};
