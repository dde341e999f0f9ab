import { answerFixture, questionFixture, siteOrigin } from '../../testing/communityFixtures';
import { toAnswerView, toQuestionView } from './toLawView';

test('a question', () => {
  expect(toQuestionView(questionFixture())).toMatchObject({
    title: '试用期被辞退，公司不给书面理由怎么办？',
    category: '劳动合同',
    asker: '匿名用户',
    views: 1_348,
    answers: 3,
    commentsOpen: true,
    disclaimer: '仅供参考，不构成法律意见',
  });
});

test('who asks anonymously has no name, whatever the platform sends', () => {
  const user = { alias: '王小明' };
  expect(toQuestionView(questionFixture({ is_anonymous: true, user })).asker).toBe('匿名用户');
  expect(toQuestionView(questionFixture({ is_anonymous: false, user })).asker).toBe('王小明');
});

test('the disclaimer is there without one of the platform', () => {
  for (const disclaimer of [undefined, '', '\u200b'])
    expect(toQuestionView(questionFixture({ disclaimer })).disclaimer).toBe('仅供参考，不构成法律意见');
});

test('an answer and its lawyer', () => {
  expect(toAnswerView(answerFixture({ is_adopted: true }), { siteOrigin })).toMatchObject({
    lawyer: {
      name: '顾明徽',
      avatar: '/media/lawyer.svg',
      isCertified: true,
      facts: ['云浦正衡律师事务所', '执业 12 年'],
    },
    likes: 214,
    isAdopted: true,
  });
});

test('a lawyer of whom nothing is known, or who is none', () => {
  const lawyer = { lawyer_id: 'l', name: '\u202E', avatar: 'data:text/html,x', practice_years: 0 };
  expect(toAnswerView(answerFixture({ lawyer }), { siteOrigin }).lawyer).toEqual({
    name: '律师',
    isCertified: false,
    facts: [],
  });
});
