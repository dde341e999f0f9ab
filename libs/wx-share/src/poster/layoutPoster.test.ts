import { layoutPoster, type PosterContent } from './layoutPoster';

const content: PosterContent = {
  title: '退塘还湿三年后，白鹭回到了云浦南岸',
  summary: '从一万两千亩鱼塘到一片城市湿地，一座小城用三年时间，重新学会了与水相处。',
  byline: '云浦观察 · 2026-11-02',
  siteName: '云浦新闻',
  hint: '长按识别，阅读全文',
};

const lay = (coverRatio: number | null, given: Partial<PosterContent> = {}) =>
  layoutPoster(
    { ...content, ...given },
    { coverRatio, accent: '#ff4a26', measure: (text, { size }) => text.length * size },
  );

const long = '一座小城用三年时间重新学会了与水相处'.repeat(20);

test.each<[string, number | null, Partial<PosterContent>]>([
  ['a usual one', 1.5, {}],
  ['an upright picture', 0.5, {}],
  ['a very wide picture', 4, {}],
  ['long texts', 1.5, { title: long, summary: long, byline: long, siteName: long, hint: long }],
  ['no picture', null, {}],
  ['no picture, long texts', null, { title: long, summary: long, byline: long, siteName: long }],
  ['a title only', null, { summary: '', byline: '' }],
])('%s: nothing leaves the poster or lies on the code', (_, ratio, given) => {
  const { width, height, texts, code } = lay(ratio, given);
  for (const { text, x, baseline, style } of texts) {
    const right = x + text.length * style.size;
    expect(right).toBeLessThanOrEqual(width - 24);
    expect(baseline).toBeLessThan(height - 24);
    if (baseline > code.y) expect(right).toBeLessThanOrEqual(code.x - 24);
  }
  const baselines = texts.map(({ baseline }) => baseline);
  expect(baselines).toEqual(baselines.toSorted((a, b) => a - b));
});

test('the code is more than a fifth of the width, with a quiet zone around it', () => {
  const { width, height, code } = lay(1.5);
  expect(code.width / width).toBeGreaterThan(0.2);
  // The smallest code has 21 modules, four of which are its quiet zone.
  expect(Math.min(width - code.x - code.width, height - code.y - code.height)).toBeGreaterThan((96 / 21) * 4);
});

test.each([
  [0.5, 360],
  [1.5, 240],
  [4, 202.5],
])('a picture of %s to 1 is %s high', (ratio, height) => {
  expect(lay(ratio).cover?.height).toBe(height);
});

test('without a picture the title is larger', () => {
  expect(lay(null).cover).toBeUndefined();
  expect(lay(null).texts[0]?.style.size).toBeGreaterThan(lay(1.5).texts[0]?.style.size ?? 0);
});
