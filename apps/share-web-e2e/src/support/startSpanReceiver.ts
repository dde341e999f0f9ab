import http from 'node:http';
import type { AddressInfo } from 'node:net';

interface Span {
  service: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
}

interface Attribute {
  key: string;
  value: { stringValue?: string };
}

/** The part of OTLP that is read here. */
interface Traces {
  resourceSpans: {
    resource: { attributes: Attribute[] };
    scopeSpans: { spans: Omit<Span, 'service'>[] }[];
  }[];
}

/** A receiver of OpenTelemetry's traces (OTLP over HTTP, JSON). */
export interface SpanReceiver {
  endpoint: string;
  /** All that have come so far. */
  spans(): Span[];
  close(): void;
}

const toSpans = ({ resourceSpans }: Traces): Span[] =>
  resourceSpans.flatMap(({ resource, scopeSpans }) => {
    const service = resource.attributes.find(({ key }) => key === 'service.name')?.value.stringValue ?? '';
    return scopeSpans.flatMap(({ spans }) => spans.map((span) => ({ ...span, service })));
  });

export const startSpanReceiver = async (): Promise<SpanReceiver> => {
  const received: Span[] = [];
  const server = http.createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', () => {
      if (request.url === '/v1/traces') received.push(...toSpans(JSON.parse(text) as Traces));
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    endpoint: `http://127.0.0.1:${port}`,
    spans: () => received,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};
