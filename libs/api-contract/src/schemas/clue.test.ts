import { topicNameSchema } from './clue';

test.each(['道路与路灯', '噪声·邻里', 'v1.0 发布！', '👩‍🌾', 'a&b=c', '长'.repeat(64)])(
  '%s is the name of a topic',
  (name) => {
    expect(topicNameSchema.parse(name)).toBe(name);
  },
);

test.each([
  '',
  '  ',
  '.',
  '..',
  'a/b',
  'a\\b',
  'a%2Fb',
  'a?b',
  'a#b',
  'a;b',
  'a\nb',
  '\u202Eabc',
  '长'.repeat(65),
])('%j is none', (name) => {
  expect(topicNameSchema.safeParse(name).success).toBe(false);
});
