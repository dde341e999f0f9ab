import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { LRUCache } from 'lru-cache';
import type { Encoding } from '../page-cache/createFinishedPage';
import type { HeaderList } from '../csp/securityHeaders';

/** Where files come from. Paths are below `/davmu/share/`. */
export interface AssetFolders {
  /** The built client: `assets/` with hashed names, and files with fixed names such as `sw.js`. */
  clientDir: string;
  /** Folders of earlier releases, each with an `assets/` of its own; newest first. */
  earlierDirs: readonly string[];
}

/** One file that can be sent. */
export interface Asset {
  /** The body in the best form there is for an encoding; nothing when the file has gone from the disk since the start. */
  read(encoding: Encoding): Promise<{ body: Buffer; encoding: Encoding } | undefined>;
  headers: HeaderList;
  etag: string | undefined;
}

export interface AssetStore {
  /** The file of a canonical path below the base path, such as `assets/main-1a2b.js`. */
  find(path: string): Asset | undefined;
  /** A short name for exactly this set of files. */
  fingerprint: string;
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

/** Bytes of file bodies kept in memory. */
const bodyBytes = 64 * 1024 * 1024;

const isHidden = (path: string) => path.split('/').some((segment) => segment.startsWith('.'));

/** Every file below a folder, with `/` between segments; nothing when there is no such folder. */
async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((path) => !isHidden(path))
    .sort();
}

/** The bytes of a file; nothing when it is not there. */
const readIfThere = (file: string): Promise<Buffer | undefined> =>
  readFile(file).catch((cause: NodeJS.ErrnoException) => {
    if (cause.code === 'ENOENT') return undefined;
    throw cause;
  });

const toUrlPath = (path: string) => path.split('/').map(encodeURIComponent).join('/');

/**
 * Lists the files once; only what was listed can be asked for. Source maps stay private. Precompressed neighbours
 * (`x.js.br`, `x.js.gz`) are sent to those who accept them.
 */
export async function createAssetStore({ clientDir, earlierDirs }: AssetFolders): Promise<AssetStore> {
  const bodies = new LRUCache<string, Buffer>({
    maxSize: bodyBytes,
    sizeCalculation: (body) => body.length + 1,
  });
  const assets = new Map<string, Asset>();

  const readBody = async (file: string): Promise<Buffer | undefined> => {
    const body = bodies.get(file) ?? (await readIfThere(file));
    if (body) bodies.set(file, body);
    return body;
  };

  const add = async (folder: string, path: string, names: ReadonlySet<string>) => {
    const type = contentTypes[extname(path)];
    const url = toUrlPath(path);
    if (!type || assets.has(url)) return;
    const hashed = path.startsWith('assets/');
    const file = join(folder, path);
    const etag = hashed
      ? undefined
      : `"${createHash('sha256')
          .update(await readFile(file))
          .digest('base64url')
          .slice(0, 22)}"`;
    assets.set(url, {
      etag,
      headers: [
        'Content-Type',
        type,
        'Cache-Control',
        hashed ? 'public, max-age=31536000, immutable' : 'no-cache',
        'Vary',
        'Accept-Encoding',
        'Cross-Origin-Resource-Policy',
        'same-site',
        ...(etag ? ['ETag', etag] : []),
      ],
      read: async (wanted) => {
        const encoding = names.has(path + suffixes[wanted]) ? wanted : 'identity';
        const body = await readBody(file + suffixes[encoding]);
        return body && { body, encoding };
      },
    });
  };

  const current = await listFiles(clientDir);
  const folders = [{ folder: clientDir, paths: current }];
  for (const folder of earlierDirs) {
    const paths = await listFiles(folder);
    folders.push({ folder, paths: paths.filter((path) => path.startsWith('assets/')) });
  }
  for (const { folder, paths } of folders) {
    const names = new Set(paths);
    for (const path of paths) await add(folder, path, names);
  }
  const fingerprint = createHash('sha256').update(current.join('\n')).digest('hex').slice(0, 12);
  return { find: (path) => assets.get(path), fingerprint };
}
