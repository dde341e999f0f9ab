import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Body } from './corpus';
import { drawPictures } from './drawPictures';

/** The item whose place the bodies take. */
const hostId = 'briefnws';

const idOf = (index: number): string => `corpus${String(index).padStart(2, '0')}`;

/** Address of the page that shows the body at an index of the corpus. */
export const pageOf = (index: number): string => `/davmu/share/peony/doc/2026/11/${idOf(index)}/index.html`;

const types: Record<string, string> = { png: 'image/png', jpg: 'image/jpeg', heic: 'image/heic' };

const scene =
  '<svg xmlns="http://www.w3.org/2000/svg" width="750" height="500"><rect width="750" height="500" fill="#8fa9a4"/></svg>';

const readBody = async (request: http.IncomingMessage): Promise<Buffer> => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
};

/** A platform in front of the real one: it knows the bodies of a corpus as further items, and their pictures. */
export const startContentPlatform = async (platformUrl: string, bodies: readonly Body[]) => {
  const pictures = await drawPictures();

  const answerPicture = (path: string, response: http.ServerResponse): boolean => {
    const name = /^\/media\/bug\/([\w.]+)$/.exec(path)?.[1];
    const isScene = /^\/media\/scene\/[\w-]+\.svg$/.test(path);
    if (name === undefined && !isScene) return false;
    const bytes = isScene ? Buffer.from(scene) : pictures.get(name ?? '');
    const type = isScene ? 'image/svg+xml' : types[name?.split('.').at(-1) ?? ''];
    response.writeHead(bytes ? 200 : 404, bytes ? { 'content-type': type } : {});
    response.end(bytes);
    return true;
  };

  const server = http.createServer(async (request, response) => {
    const address = request.url ?? '/';
    const path = address.split('?')[0] ?? '';
    if (answerPicture(path, response)) return;
    const index = Number(/corpus(\d\d)/.exec(address)?.[1] ?? NaN);
    const body = bodies[index];
    const answer = await fetch(platformUrl + address.replace(/corpus\d\d/g, hostId), {
      method: request.method ?? 'GET',
      headers: request.headers as Record<string, string>,
      ...(request.method === 'POST' && { body: new Uint8Array(await readBody(request)) }),
    });
    let text: string | Buffer = Buffer.from(await answer.arrayBuffer());
    if (body && /\/content\/corpus\d\d$/.test(path)) {
      const envelope = JSON.parse(text.toString()) as { data: Record<string, unknown> };
      Object.assign(envelope.data, body.fields, { post_id: idOf(index), content: body.content });
      delete envelope.data['share_link'];
      text = JSON.stringify(envelope);
    }
    response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' });
    response.end(text);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};
