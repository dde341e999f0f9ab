import { now, siteOrigin } from '@share/content-cards/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { personFixture } from '../../testing/clueFixtures';
import { createCluesApi, offline } from '../../testing/createClueServices';
import { onCluePage, readPosts, readReports } from '../../testing/onCluePage';
import { toPersonView } from '../data/toPersonView';
import { PersonalDetail } from './PersonalDetail';

const userId = 'cluXitang';
const person = toPersonView(personFixture({ title: '热心市民' }), siteOrigin);
const clues = { userId, tab: 'clues' } as const;

const meta = {
  title: 'PersonalDetail',
  component: PersonalDetail,
  parameters: { layout: 'fullscreen' },
  decorators: onCluePage({
    ...readReports(clues, 4),
    ...readReports({ userId, tab: 'at_ta' }, 2),
    ...readPosts(userId, 3),
  }),
  args: { userId, person, tab: 'clues', start: 1, siteOrigin, now },
} satisfies Meta<typeof PersonalDetail>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Reports: Story = {};

export const Requested: Story = { args: { tab: 'at_ta' } };

export const Posts: Story = { args: { tab: 'posts' } };

export const Empty: Story = {
  decorators: onCluePage(readReports(clues, 0)),
  args: {
    person: toPersonView(
      personFixture({
        description: undefined,
        joined_at: undefined,
        like_count: undefined,
        clue_count: 0,
        relate_count: 0,
      }),
      siteOrigin,
    ),
  },
};

export const NotLoaded: Story = { args: { person: undefined } };

export const ListFailed: Story = {
  decorators: onCluePage({}, { api: createCluesApi({ getPersonClues: offline }) }),
};

export const LongText: Story = {
  args: {
    person: { ...person, name: '住在西塘路一百一十八号对面的人', about: '每天走着去上班。'.repeat(25) },
  },
  globals: { size: 'max', viewport: { value: 'narrow' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
