import http from 'node:http';
import type net from 'node:net';
import sharp from 'sharp';
import { doc } from './pages';

const known = 'wetland1';

/** Widths and heights of the pictures below `/media/body/`; another one does not exist. */
const sizes: Record<string, [width: number, height: number]> = {
  'tall.png': [750, 3000],
  'square.png': [400, 400],
  'banner.png': [1000, 100],
  'formula.png': [60, 18],
  'long.png': [750, 12_000],
};

const sendPicture = async (name: string, response: http.ServerResponse) => {
  const [width, height] = sizes[name] ?? [];
  if (!width || !height) return response.writeHead(404).end();
  const picture = sharp({ create: { width, height, channels: 3, background: '#8fa9a4' } });
  response.writeHead(200, { 'content-type': 'image/png' }).end(await picture.png().toBuffer());
};

/** The answer about the known article, as one about another id and with another text. */
const withBody = (answer: string, id: string, body: string): string => {
  const parsed = JSON.parse(answer, (key, value) => (value === known ? id : value)) as {
    data?: { content?: string };
  };
  if (parsed.data?.content !== undefined) parsed.data.content = body;
  return JSON.stringify(parsed);
};

/**
 * A platform in front of another one, which answers for the text of an article what a test gives it.
 * @param bodies texts by the id of the article
 */
export const startBodies = async (platformUrl: string, bodies: Record<string, string>) => {
  const server = http.createServer(async (request, response) => {
    const address = request.url ?? '/';
    const [, picture] = /^\/media\/body\/([a-z.]+)/.exec(address) ?? [];
    if (picture) return void sendPicture(picture, response);
    const id = Object.keys(bodies).find((each) => address.includes(each));
    const answer = await fetch(platformUrl + (id ? address.replace(id, known) : address)).catch(
      () => undefined,
    );
    if (!answer) return void response.writeHead(502).end();
    const text = await answer.text();
    response.writeHead(answer.status, {
      'content-type': answer.headers.get('content-type') ?? 'application/json',
    });
    response.end(id && answer.ok ? withBody(text, id, bodies[id] ?? '') : text);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as net.AddressInfo).port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};

/** Where an article of {@link startBodies} is. */
export const bodyPath = (id: string) => doc(id);
