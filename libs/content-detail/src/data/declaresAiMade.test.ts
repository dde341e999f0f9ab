import { declaresAiMade } from './declaresAiMade';

test.each([
  '本文由 AI 生成',
  'AI合成',
  'AI辅助创作',
  '疑似AI',
  'ai',
  'AIGC 作品',
  '本内容由人工智能创作',
  '合成语音',
  '配图由智能工具生成。',
  '不仅文字，配图也由AI生成',
  '由AI生成，未经人工审核',
  '文字未使用AI，配图由AI合成',
  'Made with AI',
])('%s: a machine had a part in it', (label) => {
  expect(declaresAiMade(label)).toBe(true);
});

test.each([
  '',
  '图片说明经智能工具辅助校对',
  '本文由人工采写',
  '非AI生成',
  '并非由人工智能生成',
  '未使用 AI',
  '没有使用任何 AI 工具',
  '不含AI生成内容',
  '无AI参与',
  'AI 未参与创作',
  'AI生成：否',
  '未经授权，不得用于 AI 训练',
  '内容由人工生成',
  'not AI',
  'Non-AI',
  'Not made by AI',
  'MAIN 栏目，Shanghai',
])('%s: no machine had a part in it', (label) => {
  expect(declaresAiMade(label)).toBe(false);
});
