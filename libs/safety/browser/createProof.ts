import { createServer, type Server } from 'node:http';
import type { BrowserContext, Page } from '@playwright/test';
import { expectedMarkup } from '../testing';
import { fireEvents, inspectCases, watchCalls, type Findings } from './inPage';

/** What a run over many cases found; each list names the markup and the detail. */
export interface Outcome {
  executed: string[];
  forbidden: string[];
  breakouts: string[];
  mutated: string[];
}

const port = 6200;
const origin = `http://127.0.0.1:${port}`;
const lanes = 3;

interface Shown extends Findings {
  hasExecuted: boolean;
  /** The page could not be inspected to the end: it went elsewhere, or broke. */
  hasLeft: boolean;
}

/** A policy of the site's kind: no inline script, hashed styles, own addresses only. */
export const siteCsp = [
  "default-src 'none'",
  `script-src 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=' ${origin}/davmu/share/assets/`,
  "style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
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
  /** Cases per document. One in which something executes, or that is left, is shown again case by case. */
  batchSize: number;
  csp?: string;
}

/** Serves the documents of the proof, shows them to the browser and gathers what it saw. */
export interface Proof {
  /** @param markup one string per case. */
  run(markup: readonly string[], options: RunOptions): Promise<Outcome>;
  close(): Promise<void>;
}

export async function createProof(context: BrowserContext): Promise<Proof> {
  const documents = new Map<string, { html: string; csp?: string }>();
  const executions = new Set<Page>();
  const server = await serve(documents);
  await context.exposeBinding('reportExecution', ({ page }) => count(page));
  await context.addInitScript(watchCalls);
  const count = (page: Page): void => void executions.add(page);
  let served = 0;

  async function show(markup: readonly string[], csp?: string): Promise<Shown> {
    const path = `/proof/${(served += 1)}`;
    documents.set(path, { html: toDocument(markup), csp });
    const page = await context.newPage();
    page.on('dialog', (dialog) => {
      count(page);
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
    const hasLeft = typeof seen === 'string';
    const findings: Findings = hasLeft ? { forbidden: [], breakouts: [[-1, seen]], mutated: [] } : seen;
    return { ...findings, hasExecuted: executions.has(page), hasLeft };
  }

  async function run(markup: readonly string[], { batchSize, csp }: RunOptions): Promise<Outcome> {
    const outcome: Outcome = { executed: [], forbidden: [], breakouts: [], mutated: [] };
    const batches = Array.from({ length: Math.ceil(markup.length / batchSize) }, (_, index) =>
      markup.slice(index * batchSize, (index + 1) * batchSize),
    );
    const work = async (): Promise<void> => {
      for (let batch = batches.pop(); batch; batch = batches.pop()) {
        const shown = await show(batch, csp);
        const isUnclear = shown.hasExecuted || shown.hasLeft;
        if (isUnclear && batch.length > 1) batches.push(...batch.map((one) => [one]));
        else note(outcome, batch, shown);
      }
    };
    await Promise.all(Array.from({ length: lanes }, work));
    return outcome;
  }

  const close = (): Promise<void> => {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(() => resolve()));
  };
  return { run, close };
}

function note(outcome: Outcome, batch: readonly string[], shown: Shown): void {
  if (shown.hasExecuted) outcome.executed.push(...batch);
  for (const kind of ['forbidden', 'breakouts', 'mutated'] as const) {
    const details = new Map(shown[kind]);
    for (const [index, detail] of details)
      outcome[kind].push(`${detail} ← ${batch[index] ?? batch.join('')}`);
  }
}

function toDocument(markup: readonly string[]): string {
  const cases = markup.map(
    (text, index) => `<main data-case="${index}"><div data-box="">${text}</div><i data-end=""></i></main>`,
  );
  return `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><title>proof</title></head><body>${cases.join('')}<footer data-page-end=""></footer></body></html>`;
}

function serve(documents: ReadonlyMap<string, { html: string; csp?: string }>): Promise<Server> {
  const server = createServer((request, response) => {
    const found = documents.get(request.url ?? '');
    if (!found) return void response.writeHead(404).end();
    if (found.csp) response.setHeader('content-security-policy', found.csp);
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(found.html);
  });
  return new Promise((resolve) => server.listen(port, '127.0.0.1', () => resolve(server)));
}
