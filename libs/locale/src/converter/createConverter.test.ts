/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ConverterBuilder } from 'opencc-js/core';
import * as preset from 'opencc-js/preset/cn2t';
import type { TraditionalPhrases } from '../localeConstants';
import { createConverter } from './createConverter';

const seed = join(import.meta.dirname ?? __dirname, '../../../reference-platform/src/seed');

/** Every text of the sample content that has Chinese in it. */
const sampleTexts = readdirSync(seed, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts'))
  .flatMap((name) => readFileSync(join(seed, name), 'utf8').match(/[㐀-鿿][^'"`\n]*/g) ?? []);

test.each<[TraditionalPhrases, string, string]>([
  ['tw', '软件信息里的头发，皇后和后来的干部', '軟體資訊裡的頭髮，皇后和後來的幹部'],
  ['hk', '软件信息里的头发，皇后和后来的干部', '軟件信息裏的頭髮，皇后和後來的幹部'],
  ['tw', '网络错误，请稍后重试～', '網路錯誤，請稍後重試～'],
  ['tw', 'App 2.0 <b>', 'App 2.0 <b>'],
  ['tw', '', ''],
])('%s: %s', (region, text, expected) => {
  expect(createConverter(region)(text)).toBe(expected);
});

test.each<[TraditionalPhrases, string]>([
  ['tw', 'twp'],
  ['hk', 'hkp'],
])('%s: is what OpenCC makes of all the sample content', (region, to) => {
  const official = ConverterBuilder(preset)({ from: 'cn', to });
  const convert = createConverter(region);
  expect(sampleTexts.length).toBeGreaterThan(1_000);
  expect(sampleTexts.map(convert)).toEqual(sampleTexts.map(official));
});
