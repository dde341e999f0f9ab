import type { PictureView } from '@share/content-cards';

/** A person or an office: the author of a report, its addressee, or the author of an answer. */
export interface PersonLink {
  name: string;
  /** Their page; absent when their id cannot be part of an address. */
  href?: string;
  avatar?: string;
  /** Tag beside the name, such as 记者. */
  tag?: string;
  /** Where their network is. */
  location?: string;
}

/** A topic by name, and its page where the name can be part of an address. */
export interface TopicLink {
  name: string;
  href?: string;
}

export interface StatusView {
  text: string;
  /** Answered or closed: nothing is open any more. */
  isDone: boolean;
}

/** A clue report in a list. */
export interface ReportCardView {
  id: string;
  href: string;
  title: string;
  /** Where the title may break (`titleWords`). */
  titleWords?: string;
  text: string;
  author: PersonLink;
  status: StatusView;
  /** Seconds. */
  createdAt?: number | undefined;
  /** The first three at most. */
  pictures: PictureView[];
  /** Views. */
  viewCount: number;
}

/** One step of how a report was dealt with. */
export interface StepView {
  id: string;
  /** The office that acted. */
  office: string;
  text: string;
  /** Seconds. */
  createdAt?: number | undefined;
  pictures: PictureView[];
}

/** Degrees. */
export interface Position {
  longitude: number;
  latitude: number;
}

export interface PlaceView {
  /** Of the place on the map, for what is known of it. */
  id?: string;
  address: string;
  /** Only where both are known. */
  position?: Position;
}

/** Map and weather of the place of a report. */
export interface SurroundingsView {
  position?: Position;
  /** Such as `云浦 多云转阴 9℃`. */
  weather?: string;
  /** Titles of warnings, such as 寒潮蓝色预警. */
  alerts: string[];
}

/** A whole clue report: the `ReportDetail` of the specification. */
export interface ReportView extends ReportCardView {
  /** The people who are to answer it. */
  requested: PersonLink[];
  topics: TopicLink[];
  /** Latest first. */
  progress: StepView[];
  place?: PlaceView;
  commentsOpen: boolean;
  commentCount: number;
  likeCount: number;
}

/** The public page of a person or an office: the `PersonalDetail` of the specification. */
export interface PersonView {
  id: string;
  name: string;
  avatar?: string;
  tag?: string;
  location?: string;
  about?: string;
  /** Seconds. */
  joinedAt?: number;
  likeCount: number;
  /** How many entries each list has. */
  counts: { clues: number; at_ta: number; posts: number };
}

/** A topic in a list. */
export interface TopicCardView {
  /** Its name. */
  id: string;
  name: string;
  href: string;
  about?: string;
  cover?: string;
  viewCount: number;
  reportCount: number;
}

/** A topic: the `TopicDetail` of the specification, without its reports. */
export interface TopicView extends TopicCardView {
  /** The group it belongs to, with the others in it. */
  channel?: { name: string; topics: TopicCardView[] };
}
