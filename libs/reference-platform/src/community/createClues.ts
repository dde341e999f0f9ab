import { clueCardSchema, operations } from '@share/api-contract';
import type {
  ClueCard,
  ClueList,
  ClueTopic,
  ContentPage,
  PersonalDetail,
  Recomend,
  ReportDetail,
  TopicDetail,
} from '@share/api-contract/sent';
import {
  failures,
  type ListOptions,
  type Paging,
  type Store,
  toRange,
  type Where,
} from '@share/reference-core';
import { createCommentCounts } from '../comment/createCommentCounts';
import type { Contents } from '../content/createContents';
import { createListItems, listNames } from '../content/createListItems';

/** A stored clue report. Lists select by `owner_user_id`, `at_user_id` and `topic`. */
export type StoredClue = ReportDetail & {
  owner_user_id: string;
  /** The office that is requested an answer; `''` for none. */
  at_user_id: string;
  /** Name of the topic it is filed under. */
  topic: string;
  /** False until the report is reviewed; only the reporter's app shows it before. */
  is_public: boolean;
};

/** A stored topic, under its name, with its channel. */
export type StoredClueTopic = ClueTopic & {
  channel_id: string;
  channel_name: string;
  share_link: string;
};

/** A stored person or office, under its user_id. Reports are counted when it is read. */
export type StoredCluePerson = Omit<PersonalDetail, 'clue_count' | 'at_ta_count' | 'relate_count'> & {
  /** post_ids of published items, best first. */
  related_ids: string[];
};

interface TopicPaging {
  page: number;
  limit: number;
  sort: 'view_sum' | 'new';
}

/** Reads clue reports, the people behind them and their topics. Reports that are not reviewed yet are in no list. */
export interface Clues {
  /** @throws PlatformFailure when there is no such report, or it is not reviewed yet */
  detail(postId: string): Promise<ReportDetail>;
  recommendTopics(paging: TopicPaging): Promise<Recomend>;
  /** @throws PlatformFailure when no topic has this name */
  topic(name: string, paging: TopicPaging): Promise<TopicDetail>;
  /** @throws PlatformFailure when there is no such person, as the three below */
  person(userId: string): Promise<PersonalDetail>;
  cluesOf(userId: string, paging: Paging): Promise<ClueList>;
  cluesAt(userId: string, paging: Paging): Promise<ClueList>;
  relatedPosts(userId: string, paging: Paging): Promise<ContentPage>;
}

/** Topics of a channel that are listed with one of them. */
const channelTopics = 50;

export const createClues = (store: Store, contents: Contents): Clues => {
  const counts = createCommentCounts(store);
  const listItems = createListItems(store);
  const toCards = async (clues: readonly StoredClue[]): Promise<ClueCard[]> => {
    const totals = await counts.totals(clues.map(({ post_id }) => post_id));
    return clues.map((clue, at) => ({ ...clueCardSchema.parse(clue), comment_count: totals[at] ?? 0 }));
  };
  const list = async (where: Where, options: ListOptions): Promise<ClueList> => {
    const shown = { ...where, is_public: true };
    const clues = await store.list<StoredClue>('clue', { ...options, where: shown });
    return { clues: await toCards(clues), total: await store.count('clue', shown) };
  };
  const findPerson = async (userId: string) => {
    const person = await store.get<Omit<StoredCluePerson, 'related_ids'>>('clue-person', userId);
    if (!person) throw failures.cluePersonMissing();
    return person;
  };
  const listBy =
    (field: 'owner_user_id' | 'at_user_id') =>
    async (userId: string, paging: Paging): Promise<ClueList> => {
      await findPerson(userId);
      return list({ [field]: userId }, toRange(paging));
    };
  const topicsOf = (where: Where, options: ListOptions) =>
    store.list<StoredClueTopic>('clue-topic', { ...options, where });
  return {
    detail: async (postId) => {
      const clue = await store.get<StoredClue>('clue', postId);
      if (!clue) throw failures.clueMissing();
      if (!clue.is_public) throw failures.clueInReview();
      const detail = operations.getClueReport.data.parse(clue);
      return { ...detail, comment_count: await counts.total(postId) };
    },
    recommendTopics: async ({ page, limit, sort }) => {
      const order = sort === 'new' ? {} : { sortBy: sort };
      return operations.getClueRecommendTopics.data.parse({
        Recomend: await topicsOf({}, { ...order, ...toRange({ page, size: limit }) }),
        total: await store.count('clue-topic'),
      });
    },
    topic: async (name, { page, limit, sort }) => {
      const topic = await store.get<StoredClueTopic>('clue-topic', name.normalize('NFC'));
      if (!topic) throw failures.clueTopicMissing();
      const { channel_id, channel_name } = topic;
      const order = sort === 'new' ? {} : { sortBy: 'view_count' };
      return operations.getClueTopic.data.parse({
        ...topic,
        channel: {
          channel_id,
          name: channel_name,
          topics: await topicsOf({ channel_id }, { sortBy: 'view_sum', limit: channelTopics }),
        },
        ...(await list({ topic: topic.name }, { ...order, ...toRange({ page, size: limit }) })),
      });
    },
    person: async (userId) => {
      const person = await findPerson(userId);
      const count = (where: Where) => store.count('clue', { ...where, is_public: true });
      return operations.getCluePerson.data.parse({
        ...person,
        clue_count: await count({ owner_user_id: userId }),
        at_ta_count: await count({ at_user_id: userId }),
        relate_count: await listItems.total(listNames.cluePerson(userId)),
      });
    },
    cluesOf: listBy('owner_user_id'),
    cluesAt: listBy('at_user_id'),
    relatedPosts: async (userId, paging) => {
      await findPerson(userId);
      const { ids, total } = await listItems.posts(listNames.cluePerson(userId), paging);
      return { posts: await contents.cards(ids), total };
    },
  };
};
