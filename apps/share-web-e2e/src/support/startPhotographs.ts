import http from 'node:http';
import type net from 'node:net';
import sharp from 'sharp';

interface PhotographOptions {
  /** Of the files by their paths; 1500 × 1000 where there is none. */
  sizes?: Readonly<Record<string, readonly [number, number]>>;
  /** Changes what the platform answers. */
  rewrite?: (json: string, path: string) => string;
}

/** Colours in two directions, so that no part of a picture is like another one. */
const photograph = (width: number, height: number) => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs>
    <linearGradient id="a"><stop stop-color="#264"/><stop offset="1" stop-color="#fc8"/></linearGradient>
    <linearGradient id="b" x2="0" y2="1"><stop stop-color="#fff" stop-opacity=".9"/><stop offset="1" stop-opacity="0"/></linearGradient>
    </defs><rect width="100%" height="100%" fill="url(#a)"/><rect width="100%" height="100%" fill="url(#b)"/></svg>`;
  return sharp(Buffer.from(svg), { limitInputPixels: false });
};

const toFile = async ([width, height]: readonly [number, number], query: URLSearchParams) => {
  const [w, h] = [Number(query.get('w')), Number(query.get('h'))];
  const format = query.get('format') === 'webp' ? 'webp' : 'jpeg';
  const size = { width: Math.min(w || width, width), ...(h > 0 && { height: h }) };
  const body = await photograph(width, height).resize(size).toFormat(format).toBuffer();
  return { body, type: `image/${format}` };
};

/**
 * The platform at `platformUrl` with photographs: the pictures it names as drawings are JPEG files, which come in every size as from the
 * embedded platform.
 */
export const startPhotographs = async (platformUrl: string, options: PhotographOptions = {}) => {
  const { sizes = {}, rewrite = (json) => json } = options;
  const requested: string[] = [];
  let isBroken = false;

  const sendPhotograph = async (url: URL, response: http.ServerResponse) => {
    requested.push(url.pathname + url.search);
    if (isBroken && url.searchParams.get('format') === 'webp') return response.writeHead(500).end();
    const { body, type } = await toFile(sizes[url.pathname] ?? [1500, 1000], url.searchParams);
    return response.writeHead(200, { 'content-type': type, 'cache-control': 'max-age=60' }).end(body);
  };

  const passOn = (request: http.IncomingMessage, response: http.ServerResponse) => {
    const headers = { ...request.headers, host: new URL(platformUrl).host, 'accept-encoding': 'identity' };
    const target = new URL(request.url ?? '/', platformUrl);
    const upstream = http.request(target, { method: request.method, headers }, (answer) => {
      const isJson = answer.headers['content-type']?.includes('json');
      const { 'content-length': length, ...saved } = answer.headers;
      response.writeHead(answer.statusCode ?? 500, isJson ? saved : { ...saved, 'content-length': length });
      if (!isJson) return void answer.pipe(response);
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () => {
        const json = Buffer.concat(chunks).toString();
        const photographed = json
          .replace(/(\/media\/(?!icon|logo)[\w/.-]+)\.svg/g, '$1.jpg')
          .replace(/"width":\d+,"height":\d+/g, '"width":1500,"height":1000');
        response.end(rewrite(photographed, target.pathname));
      });
    });
    upstream.on('error', () => response.destroy());
    request.pipe(upstream);
  };

  const server = http.createServer((request, response) => {
    const url = new URL(request.url ?? '/', platformUrl);
    if (/^\/media\/.*\.jpg$/.test(url.pathname)) void sendPhotograph(url, response);
    else passOn(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as net.AddressInfo).port}`,
    requested,
    /** Other sizes than that of the file cannot be had. */
    breakService: (broken: boolean) => void (isBroken = broken),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};
