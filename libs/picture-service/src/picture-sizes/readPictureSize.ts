import { lookup as resolveName, type LookupAddress } from 'node:dns';
import { request as requestHttp, type IncomingMessage, type RequestOptions } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP } from 'node:net';
import { imageSize } from 'image-size';
import { isPublicAddress } from './isPublicAddress';

export interface PictureSize {
  width: number;
  height: number;
}

type Resolve = (host: string, callback: (error: Error | null, addresses: LookupAddress[]) => void) => void;

interface ReadOptions {
  /** The address is one of the platform as this server reaches it, which may be an internal one. */
  isPlatform: boolean;
  /** The whole time in milliseconds. */
  timeoutMs?: number;
  /** Finds the addresses of a host. */
  resolve?: Resolve;
}

/** The most bytes that are read of a picture: its size is near the beginning, but behind a preview and a colour profile. */
const maxBytes = 256 * 1024;
const largest = 99_999;

/** With `EXIF` orientations of 5 to 8 a picture is shown on its side. */
const toSize = (bytes: Buffer): PictureSize | undefined => {
  try {
    const { width, height, orientation = 1 } = imageSize(bytes);
    if (!(width >= 1 && height >= 1 && width <= largest && height <= largest)) return undefined;
    const isTurned = orientation >= 5 && orientation <= 8;
    return { width: Math.round(isTurned ? height : width), height: Math.round(isTurned ? width : height) };
  } catch {
    return undefined;
  }
};

const resolveWithSystem: Resolve = (host, callback) => resolveName(host, { all: true }, callback);

/**
 * Resolves a name for the connection itself, so that what was checked is what is connected to. One address that is not public
 * refuses the name.
 */
const publicLookup =
  (resolve: Resolve): NonNullable<RequestOptions['lookup']> =>
  (host, options, callback) =>
    resolve(host, (error, addresses) => {
      const [first] = addresses ?? [];
      const isRefused = error || !first || addresses.some(({ address }) => !isPublicAddress(address));
      if (isRefused) return callback(error ?? new Error('The host has no public address'), '', 0);
      if (options.all) return callback(null, addresses);
      callback(null, first.address, first.family);
    });

/** Reads until the size is known; the first bytes are enough for most pictures. */
const readSize = (response: IncomingMessage, done: (size: PictureSize | undefined) => void): void => {
  let bytes = Buffer.alloc(0);
  let nextTry = 0;
  response.on('data', (chunk: Buffer) => {
    bytes = Buffer.concat([bytes, chunk]);
    const isFull = bytes.length >= maxBytes;
    if (bytes.length < nextTry && !isFull) return;
    nextTry = bytes.length * 2;
    const size = toSize(bytes);
    if (size || isFull) done(size);
  });
  response.on('end', () => done(toSize(bytes)));
  response.on('error', () => done(undefined));
};

const isAllowed = ({ protocol, hostname, username, password }: URL, isPlatform: boolean): boolean => {
  if (!/^https?:$/.test(protocol) || username || password) return false;
  const address = hostname.replace(/^\[|\]$/g, '');
  // The parser has written every form of an IPv4 address, such as 0x7f.1, as four numbers.
  return isPlatform || isIP(address) === 0 || isPublicAddress(address);
};

/**
 * Reads the size of a picture from its first bytes. Undefined when it cannot be had: redirects are not followed, and but for the
 * platform no address inside this network is connected to.
 */
export const readPictureSize = (
  url: URL,
  { isPlatform, timeoutMs = 3_000, resolve = resolveWithSystem }: ReadOptions,
): Promise<PictureSize | undefined> =>
  new Promise((settle) => {
    if (!isAllowed(url, isPlatform)) return settle(undefined);
    const send = url.protocol === 'https:' ? requestHttps : requestHttp;
    const request = send(url, {
      agent: false,
      headers: { accept: 'image/*', range: `bytes=0-${maxBytes - 1}` },
      ...(!isPlatform && { lookup: publicLookup(resolve) }),
    });
    const done = (size: PictureSize | undefined) => {
      clearTimeout(timer);
      settle(size);
      request.destroy();
    };
    const timer = setTimeout(() => done(undefined), timeoutMs);
    timer.unref();
    request.on('response', (response) => {
      const isPicture = response.statusCode === 200 || response.statusCode === 206;
      if (isPicture) readSize(response, done);
      else done(undefined);
    });
    request.on('error', () => done(undefined));
    request.end();
  });
