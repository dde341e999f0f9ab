import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { changed, type FieldChange, type Json } from './fieldChanges';

interface Answer {
  status: number;
  text: string;
}

/** An answer that is changed, by method and address. */
export interface AnswerChange extends FieldChange {
  call: string;
}

/** A field of this name is a text of JSON; its own fields are changed as well. */
const jsonField = 'app_info';

type Envelope = { data: { [name: string]: Json } };

/** `data` of an answer, with the text of JSON in it as what it says. */
export const dataOf = (text: string): Json => {
  const { data } = JSON.parse(text) as Envelope;
  const json = data?.[jsonField];
  return typeof json === 'string' ? { ...data, [jsonField]: JSON.parse(json) as Json } : data;
};

/** A value such as `#1234567890123456789#` is sent as a number, which JavaScript cannot write. */
const withChange = (text: string, change: FieldChange): string => {
  const envelope = JSON.parse(text) as Envelope;
  const data = changed(dataOf(text), change) as Envelope['data'];
  if (change.path.length > 1 && change.path[0] === jsonField)
    data[jsonField] = JSON.stringify(data[jsonField]);
  return JSON.stringify({ ...envelope, data }).replace(/"#(\d+)#"/g, '$1');
};

/**
 * Answers as the platform behind it does, remembering each answer, with one of them changed. Changing answers costs the platform nothing, and
 * it never answers differently the second time.
 */
export const startChangingPlatform = async (platformUrl: string) => {
  const answers = new Map<string, Answer>();
  let calls: string[] = [];
  let change: AnswerChange | undefined;

  const ask = async (call: string, request: http.IncomingMessage): Promise<Answer> => {
    const known = answers.get(call);
    if (known) return known;
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const response = await fetch(platformUrl + request.url, {
      method: request.method ?? 'GET',
      headers: { 'Content-Type': 'application/json' },
      ...(parts.length > 0 && { body: Buffer.concat(parts) }),
    });
    const answer = { status: response.status, text: await response.text() };
    answers.set(call, answer);
    return answer;
  };

  const server = http.createServer((request, response) => {
    const call = `${request.method} ${request.url}`;
    calls.push(call);
    void ask(call, request).then(({ status, text }) => {
      const body = change?.call === call ? withChange(text, change) : text;
      response.writeHead(status, { 'Content-Type': 'application/json' }).end(body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    answers,
    /** The calls since the last time. */
    takeCalls: () => {
      const made = calls;
      calls = [];
      return made;
    },
    /** The change that is made from now on. */
    setChange: (next: AnswerChange | undefined) => {
      change = next;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};
