import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import {
  type Encoding,
  type Exchange,
  type HeaderList,
  negotiateEncoding,
  sendBody,
  sendText,
  toCommonHeaders,
} from '@share/http-server';
import { saveReleases, listSavedReleases } from './saveReleases';

/** One file of the built client. */
export interface Asset {
  /** Reads the best precompressed form for an encoding; `undefined` when the file was deleted since the start. */
  read(encoding: Encoding): Promise<{ body: Buffer; encoding: Encoding } | undefined>;
  headers: HeaderList;
  /** Absent for a file with a hashed name, which never changes. */
  etag: string | undefined;
}

export interface AssetStore {
  /** @param path canonical, below the base path, such as `assets/main-1a2b.js` */
  find(path: string): Asset | undefined;
  /** The same for a file that was not there: a newer release may have brought it since. */
  findLate(path: string): Promise<Asset | undefined>;
}

interface Release {
  folder: string;
  /** Files to serve, with `/` between segments. */
  paths: string[];
}

const contentTypes: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.gif': 'image/gif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.mp3': 'audio/mpeg',
  '.mp4': 'video/mp4',
  '.txt': 'text/plain; charset=utf-8',
};

const suffixes: Record<Encoding, string> = { br: '.br', gzip: '.gz', identity: '' };

/** How often the folder of saved releases is looked through, in milliseconds. */
const lookIntervalMs = 5_000;

/** Memory for file bodies. */
const maxCachedBytes = 64 * 1024 * 1024;

const isHidden = (path: string) => path.split('/').some((segment) => segment.startsWith('.'));

/** Every file below a folder; empty when there is no such folder. */
const listFiles = async (folder: string): Promise<string[]> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((path) => !isHidden(path))
    .sort();
};

const readIfPresent = (file: string): Promise<Buffer | undefined> =>
  readFile(file).catch((cause: NodeJS.ErrnoException) => {
    if (cause.code === 'ENOENT') return undefined;
    throw cause;
  });

const toDigest = (data: Buffer) => createHash('sha256').update(data).digest('base64url').slice(0, 22);

const toUrlPath = (path: string) => path.split('/').map(encodeURIComponent).join('/');

const listHashedFiles = async (folder: string): Promise<Release> => {
  const paths = await listFiles(folder);
  return { folder, paths: paths.filter((path) => path.startsWith('assets/')) };
};

/** The releases to serve, newest first, the current one included. */
const listReleases = async (clientDir: string, keepDir: string, logger: Logger): Promise<Release[]> => {
  const current = { folder: clientDir, paths: await listFiles(clientDir) };
  const fingerprint = createHash('sha256').update(current.paths.join('\n')).digest('hex').slice(0, 12);
  try {
    const folders = await saveReleases(keepDir, clientDir, fingerprint);
    return [current, ...(await Promise.all(folders.map(listHashedFiles)))];
  } catch (cause) {
    logger.warn({ err: cause }, 'files of earlier releases are not saved');
    return [current];
  }
};

/**
 * Lists the files of this release and of earlier ones, once; nothing else can be requested. Source maps stay private.
 * Precompressed siblings (`x.js.br`, `x.js.gz`) are sent to browsers that accept them.
 * @param clientDir the built client: `assets/` with hashed names, and files with fixed names such as `sw.js`
 * @param keepDir where copies of earlier releases are saved; the site starts without them when it is not writable
 */
export const createAssetStore = async (
  clientDir: string,
  keepDir: string,
  logger: Logger,
): Promise<AssetStore> => {
  const bodies = new LRUCache<string, Buffer>({
    maxSize: maxCachedBytes,
    sizeCalculation: (body) => body.length + 1,
  });
  const assets = new Map<string, Asset>();

  const readBody = async (file: string): Promise<Buffer | undefined> => {
    const body = bodies.get(file) ?? (await readIfPresent(file));
    if (body) bodies.set(file, body);
    return body;
  };

  const add = async (folder: string, path: string, names: ReadonlySet<string>) => {
    const type = contentTypes[extname(path)];
    const url = toUrlPath(path);
    if (!type || assets.has(url)) return;
    const isHashed = path.startsWith('assets/');
    const file = join(folder, path);
    const etag = isHashed ? undefined : `"${toDigest(await readFile(file))}"`;
    assets.set(url, {
      etag,
      headers: [
        'Content-Type',
        type,
        'Cache-Control',
        isHashed ? 'public, max-age=31536000, immutable' : 'no-cache',
        'Vary',
        'Accept-Encoding',
        'Cross-Origin-Resource-Policy',
        'same-site',
        ...(etag ? ['ETag', etag] : []),
      ],
      read: async (accepted) => {
        const encoding = names.has(path + suffixes[accepted]) ? accepted : 'identity';
        const body = await readBody(file + suffixes[encoding]);
        return body && { body, encoding };
      },
    });
  };

  const addRelease = async ({ folder, paths }: Release) => {
    const names = new Set(paths);
    for (const path of paths) await add(folder, path, names);
  };

  for (const release of await listReleases(clientDir, keepDir, logger)) await addRelease(release);
  const known = new Set(await listSavedReleases(keepDir).catch(() => []));

  const addNewReleases = async () => {
    const folders = await listSavedReleases(keepDir).catch(() => []);
    for (const folder of folders.filter((name) => !known.has(name))) {
      known.add(folder);
      await addRelease(await listHashedFiles(folder));
    }
  };
  let look: Promise<void> = Promise.resolve();
  let lookedAt = -Infinity;

  return {
    find: (path) => assets.get(path),
    async findLate(path) {
      if (performance.now() - lookedAt >= lookIntervalMs) {
        lookedAt = performance.now();
        look = addNewReleases();
      }
      await look;
      return assets.get(path);
    },
  };
};

/** Sends a file of the built client; 404 when it was deleted since the start, as by a release in place. */
export const sendAsset = async (exchange: Exchange, asset: Asset): Promise<void> => {
  const { req, res } = exchange;
  const headers = [...asset.headers, ...toCommonHeaders(exchange)];
  if (asset.etag && req.headers['if-none-match'] === asset.etag) {
    res.writeHead(304, headers).end();
    return;
  }
  const form = await asset.read(negotiateEncoding(req.headers['accept-encoding']));
  if (form) sendBody(exchange, 200, headers, form.body, form.encoding);
  else sendText(exchange, 404, 'Not found');
};
