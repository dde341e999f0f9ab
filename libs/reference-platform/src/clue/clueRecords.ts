import type { ClueTopic, PersonalDetail, ReportDetail } from '@share/api-contract/types';

/** A clue report at rest. `owner_user_id`, `at_user_id` and `topic` are what lists look it up by. */
export type StoredClue = ReportDetail & {
  owner_user_id: string;
  /** Whom the report asks, `''` for nobody. */
  at_user_id: string;
  /** Name of the topic it is filed under. */
  topic: string;
  /** False until the report is reviewed; only the reporter's app shows it before. */
  is_public: boolean;
};

/** A topic at rest, under its name, with the channel it belongs to. */
export type StoredClueTopic = ClueTopic & {
  channel_id: string;
  channel_name: string;
  share_link: string;
};

/** A person or an office at rest, under its user_id. Counts of reports are taken when it is read. */
export type StoredCluePerson = Omit<PersonalDetail, 'clue_count' | 'at_ta_count' | 'relate_count'> & {
  /** post_ids of published items, best first. */
  related_ids: string[];
};
