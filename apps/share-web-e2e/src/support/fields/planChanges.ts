import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { changesOf, fieldsOf, valueAt, type Json } from './fieldChanges';
import { dataOf, type AnswerChange } from './startChangingPlatform';

/** A page as it is without a change, and the calls it makes. */
export interface VisitedPage {
  path: string;
  html: string;
  calls: string[];
}

export interface PlannedChange extends AnswerChange {
  page: VisitedPage;
  operation: string;
}

const contract = join(import.meta.dirname, '../../../../../libs/api-contract/openapi.json');

type Methods = Record<string, { operationId: string }>;

const operations = Object.entries(
  (JSON.parse(readFileSync(contract, 'utf8')) as { paths: Record<string, Methods> }).paths,
).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, { operationId }]) => ({
    operationId,
    isCall: new RegExp(`^${method} ${path.replace(/\{\w+\}/g, '[^/?]+')}(?:\\?|$)`, 'i'),
  })),
);

const operationOf = (call: string): string =>
  operations.find(({ isCall }) => isCall.test(call))?.operationId ?? '';

/** Kinds of pages on which the answers of one call are changed: an item is shown in many ways, a list in few. */
const kindsOfItem = 30;
const kindsOfOthers = 2;

/** The fields that distinguish the ways in which an answer is shown. */
const kindOf = (data: Json): string => {
  const { content_type, type, status } = (data ?? {}) as { [name: string]: Json };
  return JSON.stringify([content_type, type, status]);
};

/** Every field of every answer that a page is made of, each with all its changes. */
export const planChanges = (
  pages: readonly VisitedPage[],
  textOf: (call: string) => string,
): PlannedChange[] => {
  const planned: PlannedChange[] = [];
  const uses = new Map<string, Set<string>>();
  for (const page of pages)
    for (const call of new Set(page.calls)) {
      const operation = operationOf(call);
      const text = textOf(call);
      if (!operation || !text.startsWith('{"code":0')) continue;
      const data = dataOf(text);
      const use = uses.get(operation) ?? new Set<string>();
      uses.set(operation, use);
      const kind = kindOf(data);
      const most = /^get(?:MediaAccount)?(?:ContentDetail|LiveInfo)$/.test(operation)
        ? kindsOfItem
        : kindsOfOthers;
      if (use.has(kind) || use.size >= most) continue;
      use.add(kind);
      for (const path of fieldsOf(data))
        if (valueAt(data, path) !== undefined)
          for (const change of changesOf(data, path)) planned.push({ ...change, page, call, operation });
    }
  return planned;
};
