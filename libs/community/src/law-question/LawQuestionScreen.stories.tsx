import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import {
  answerFixture,
  answerFixtures,
  now,
  questionFixture,
  siteOrigin,
} from '../../testing/communityFixtures';
import { notLoaded, showing } from '../../testing/showing';
import { answersOf } from '../data/answersOf';
import { toAnswerView, toQuestionView } from '../data/toLawView';
import { LawQuestionScreen } from './LawQuestionScreen';

const source = answersOf('lawtrial');
const answers = answerFixtures(3).map((answer) => toAnswerView(answer, { siteOrigin }));
const question = toQuestionView(questionFixture());

const meta = {
  title: 'LawQuestionScreen',
  component: LawQuestionScreen,
  parameters: { layout: 'fullscreen' },
  args: { question, from: 1, now, siteOrigin },
} satisfies Meta<typeof LawQuestionScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = { decorators: [showing(source, answers, { total: 12 })] };

export const LaterPage: Story = {
  decorators: [showing(source, answers, { from: 2, total: 13 })],
  args: { from: 2, question: { ...question, answers: 13 } },
};

export const Unanswered: Story = {
  decorators: [showing(source, [])],
  args: { question: { ...question, answers: 0 } },
};

export const NotLoaded: Story = { decorators: [notLoaded()] };

const longAnswer = answerFixture({
  content: '协商不成，自解除之日起一年内申请仲裁，不收费。\n'.repeat(20),
  lawyer: {
    lawyer_id: 'l',
    name: '一位名字很长很长很长的律师',
    firm: '云浦市正衡同舟联合法律援助中心律师事务所',
    practice_years: 42,
    is_certified: true,
  },
  is_adopted: true,
});

/** A legal text is never folded. */
export const LongText: Story = {
  decorators: [showing(source, [toAnswerView(longAnswer, { siteOrigin })])],
  args: {
    question: {
      ...question,
      text: '入职两个月，主管口头通知不用来了。'.repeat(30),
      disclaimer: '以上内容由律师根据提问者的描述作出，仅供参考，不构成正式的法律意见',
    },
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
