import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import {
  catalogFixture,
  chapterFixture,
  entryFixtures,
  now,
  siteOrigin,
} from '../../testing/communityFixtures';
import { notLoaded, pictured, showing } from '../../testing/showing';
import { entriesOf } from '../data/entriesOf';
import { toCatalogView, toEntryCard } from '../data/toCatalogView';
import { CatalogScreen } from './CatalogScreen';

const rid = 'yunpubook';
const catalog = pictured(toCatalogView(rid, catalogFixture(), { siteOrigin }));
const chapter = toCatalogView(rid, chapterFixture(), { siteOrigin });
const entries = entryFixtures(4).map((entry) => toEntryCard(rid, entry, { siteOrigin }));
const ofCatalog = entriesOf({ rid, catalogId: 'bookroot' });
const ofChapter = entriesOf({ rid, catalogId: 'bookroad' });

const meta = {
  title: 'CatalogScreen',
  component: CatalogScreen,
  parameters: { layout: 'fullscreen' },
  args: { rid, catalog, title: catalog.title, from: 1, now, siteOrigin },
} satisfies Meta<typeof CatalogScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = { decorators: [showing(ofCatalog, entries, { total: 20 })] };

export const Chapter: Story = {
  decorators: [showing(ofChapter, entries)],
  args: { catalog: chapter, parent: catalog, title: chapter.title },
};

/** The chapters beside it could not be read. */
export const ChapterAlone: Story = {
  decorators: [showing(ofChapter, entries)],
  args: { catalog: chapter, title: chapter.title },
};

/** The address names a resource, but no catalogue. */
export const AllEntries: Story = {
  decorators: [showing(entriesOf({ rid }), entries)],
  args: { catalog: undefined, title: '目录' },
};

export const LaterPage: Story = {
  decorators: [showing(ofCatalog, entries, { from: 2, total: 14 })],
  args: { from: 2 },
};

export const Empty: Story = {
  decorators: [showing(ofCatalog, [])],
  args: { catalog: { ...catalog, chapters: [], count: 0 } },
};

export const NotLoaded: Story = { decorators: [notLoaded()] };

export const LongText: Story = {
  decorators: [showing(ofCatalog, entries)],
  args: {
    title: '云浦便民手册'.repeat(10),
    catalog: {
      ...catalog,
      description: '说明也可以很长。'.repeat(30),
      chapters: catalog.chapters.map((each) => ({ ...each, title: 'Aa'.repeat(30), count: 12_345 })),
    },
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
