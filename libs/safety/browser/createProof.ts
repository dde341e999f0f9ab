import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { BrowserContext, Page } from '@playwright/test';
import { expectedMarkup } from '../testing';
import { fireEvents, inspectCases, watchCalls, type Findings } from './inPage';

/** The findings of a run over many cases; every entry contains the markup and the detail. */
export interface Outcome {
  executed: string[];
  forbidden: string[];
  breakouts: string[];
  mutated: string[];
}

const parallelPages = 3;

interface BatchResult extends Findings {
  hasExecuted: boolean;
  /** The page navigated away or crashed before the inspection ended. */
  isIncomplete: boolean;
}

/** A policy like the site's: no inline script, hashed styles, own addresses only. */
const toSitePolicy = (origin: string): string =>
  [
    "default-src 'none'",
    `script-src 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=' ${origin}/davmu/share/assets/`,
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    "font-src 'self' data:",
    "connect-src 'self'",
    "frame-src 'self'",
    "worker-src 'self' blob:",
    "base-uri 'none'",
    "object-src 'none'",
    "form-action 'self'",
  ].join('; ');

export interface RunOptions {
  /** Cases per document. When something executes or the inspection is incomplete, its cases are repeated one by one. */
  batchSize: number;
  /** Whether the documents are served with a policy like the site's (default: no). */
  hasPolicy?: boolean;
}

/** Loads markup in a real browser and reports its effects there. */
export interface Proof {
  /** @param markup one string per case. */
  run(markup: readonly string[], options: RunOptions): Promise<Outcome>;
  close(): Promise<void>;
}

const record = (outcome: Outcome, batch: readonly string[], result: BatchResult): void => {
  if (result.hasExecuted) outcome.executed.push(...batch);
  for (const kind of ['forbidden', 'breakouts', 'mutated'] as const) {
    const details = new Map(result[kind]);
    for (const [index, detail] of details)
      outcome[kind].push(`${detail} ← ${batch[index] ?? batch.join('')}`);
  }
};

const toDocument = (markup: readonly string[]): string => {
  const cases = markup.map(
    (text, index) => `<main data-case="${index}"><div data-box="">${text}</div><i data-end=""></i></main>`,
  );
  return `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><title>proof</title></head><body>${cases.join('')}<footer data-page-end=""></footer></body></html>`;
};

const serve = (documents: ReadonlyMap<string, { html: string; csp?: string }>): Promise<Server> => {
  const server = createServer((request, response) => {
    const found = documents.get(request.url ?? '');
    if (!found) return void response.writeHead(404).end();
    if (found.csp) response.setHeader('content-security-policy', found.csp);
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(found.html);
  });
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
};

export const createProof = async (context: BrowserContext): Promise<Proof> => {
  const documents = new Map<string, { html: string; csp?: string }>();
  const executions = new Set<Page>();
  const server = await serve(documents);
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const policy = toSitePolicy(origin);
  await context.exposeBinding('reportExecution', ({ page }) => markExecuted(page));
  await context.addInitScript(watchCalls);
  const markExecuted = (page: Page): void => void executions.add(page);
  let served = 0;

  const inspectBatch = async (markup: readonly string[], hasPolicy: boolean): Promise<BatchResult> => {
    const path = `/proof/${(served += 1)}`;
    documents.set(path, { html: toDocument(markup), ...(hasPolicy && { csp: policy }) });
    const page = await context.newPage();
    page.on('dialog', (dialog) => {
      markExecuted(page);
      void dialog.dismiss().catch(() => undefined);
    });
    const inspect = async (): Promise<Findings> => {
      await page.goto(origin + path, { timeout: 15_000 });
      const findings = await page.evaluate(inspectCases, { markup: [...markup], expected: expectedMarkup });
      await page.evaluate(fireEvents);
      return findings;
    };
    const seen = await inspect().catch((error: unknown) => String(error));
    await page.close();
    documents.delete(path);
    const isIncomplete = typeof seen === 'string';
    const findings: Findings = isIncomplete ? { forbidden: [], breakouts: [[-1, seen]], mutated: [] } : seen;
    return { ...findings, hasExecuted: executions.has(page), isIncomplete };
  };

  const run = async (
    markup: readonly string[],
    { batchSize, hasPolicy = false }: RunOptions,
  ): Promise<Outcome> => {
    const outcome: Outcome = { executed: [], forbidden: [], breakouts: [], mutated: [] };
    const batches = Array.from({ length: Math.ceil(markup.length / batchSize) }, (_, index) =>
      markup.slice(index * batchSize, (index + 1) * batchSize),
    );
    const work = async (): Promise<void> => {
      for (let batch = batches.pop(); batch; batch = batches.pop()) {
        const result = await inspectBatch(batch, hasPolicy);
        const mustSplit = result.hasExecuted || result.isIncomplete;
        if (mustSplit && batch.length > 1) batches.push(...batch.map((one) => [one]));
        else record(outcome, batch, result);
      }
    };
    await Promise.all(Array.from({ length: parallelPages }, work));
    return outcome;
  };

  const close = (): Promise<void> => {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(() => resolve()));
  };
  return { run, close };
};
