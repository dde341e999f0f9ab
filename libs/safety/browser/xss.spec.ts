import { expect, test } from '@playwright/test';
import { sanitizeHtml } from '../src/server';
import { hostileHtml, regressionHtml } from '../testing';
import { createProof, type Outcome, type Proof } from './createProof';

const vectorCount = Number(process.env['XSS_VECTORS'] ?? 2000);
const seed = Number(process.env['XSS_SEED'] ?? 20261121);
const vectors = [...regressionHtml, ...hostileHtml(seed, vectorCount)];
const sample = vectors.slice(0, regressionHtml.length + 40);
const longSample = vectors.slice(0, Math.max(400, vectorCount / 10));

let proof: Proof;

test.beforeEach(async ({ context }) => {
  proof = await createProof(context);
});

test.afterEach(() => proof.close());

const counts = (outcome: Outcome) =>
  Object.fromEntries(Object.entries(outcome).map(([kind, list]: [string, string[]]) => [kind, list.length]));

test('sanitised markup executes nothing, contains nothing forbidden and leaves the page whole, in four sinks', async () => {
  const markup = [
    ...new Set(vectors.map((html) => sanitizeHtml(html, { siteOrigin: 'https://m.example.com' }))),
  ];
  const outcome = await proof.run(markup, { batchSize: 50 });
  console.log(`${vectors.length} vectors, ${markup.length} different results:`, counts(outcome));
  expect(outcome).toEqual({ executed: [], forbidden: [], breakouts: [], mutated: [] });
});

test('control: the same proof detects unsanitised markup', async () => {
  const outcome = await proof.run(sample, { batchSize: 1 });
  console.log(`${sample.length} vectors unsanitised:`, counts(outcome));
  expect(outcome.executed.length).toBeGreaterThan(sample.length / 10);
  expect(outcome.forbidden.length).toBeGreaterThan(sample.length / 10);
  expect(outcome.breakouts.length).toBeGreaterThan(0);
  expect(outcome.mutated.length).toBeGreaterThan(0);
});

test('unsanitised markup executes nothing under the content security policy alone', async () => {
  const outcome = await proof.run(longSample, { batchSize: 5, hasPolicy: true });
  console.log(`${longSample.length} vectors unsanitised under the policy:`, counts(outcome));
  expect(outcome.executed).toEqual([]);
});
