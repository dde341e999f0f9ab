import { now } from '@share/content-cards/testing';
import { ageSentence, type AgedItem } from './ageSentence';

const year = 365 * 86_400;
const old = now / 1000 - year - 1;

test.each<[AgedItem['contentType'], number | undefined, string | undefined]>([
  ['article', old, '本文发布于 2025年11月21日，请注意时效'],
  ['svideo', old, '本内容发布于 2025年11月21日，请注意时效'],
  ['special', old, '本内容发布于 2025年11月21日，请注意时效'],
  ['video', now / 1000 - year, undefined],
  ['video', undefined, undefined],
])('%s of %j: %j', (contentType, publishedAt, sentence) => {
  expect(ageSentence({ contentType, ...(publishedAt && { publishedAt }) }, now)).toBe(sentence);
});
