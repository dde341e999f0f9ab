import type { ListPage } from '@share/page-data';
import type { CardView, PictureSource } from '@share/content-cards';

/** A block of a channel. */
export interface ModuleView {
  id: string;
  title: string;
  icon?: string;
  target:
    | { kind: 'content' }
    /** `specialId`: its first items can be read. */
    | { kind: 'link'; href: string; specialId?: string }
    /** Only the app has it (spec §2). */
    | { kind: 'unsupported' };
}

/** A channel of the home page. */
export interface ChannelView {
  id: string;
  name: string;
  modules: ModuleView[];
}

/** One page of a channel; its top items come with the first page. */
export interface ChannelPageView extends ListPage<CardView> {
  /** The editors' top items, then the banners. */
  tops: CardView[];
}

/** One page of a list of the editors, with its head. */
export interface ListPageView extends ListPage<CardView> {
  title: string;
  summary?: string;
  cover?: PictureSource;
}

/** One page of a tab of a content module, with its head. */
export interface ModulePageView extends ListPage<CardView> {
  title: string;
  summary?: string;
  tabs: { id: string; name: string }[];
  /** The tab that is shown. */
  group?: string;
}
