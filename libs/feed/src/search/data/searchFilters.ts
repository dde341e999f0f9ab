import type { ContentType } from '@share/api-contract/types';

/** `account`: the accounts a search has found; the others are types of content, and empty is everything. */
export type SearchFilter = '' | 'account' | ContentType;

/** The filters of a search, and their names. */
export const searchFilters: readonly { filter: SearchFilter; label: string }[] = [
  { filter: '', label: '综合' },
  { filter: 'article', label: '文章' },
  { filter: 'video', label: '视频' },
  { filter: 'special', label: '专题' },
  { filter: 'account', label: '账号' },
  { filter: 'svideo', label: '短视频' },
  { filter: 'image', label: '图集' },
  { filter: 'audio', label: '音频' },
  { filter: 'local_live', label: '直播' },
];

export const isSearchFilter = (text: string): text is SearchFilter =>
  searchFilters.some(({ filter }) => filter === text);

export const labelOf = (requested: SearchFilter): string =>
  searchFilters.find(({ filter }) => filter === requested)?.label ?? '';

/** The type of content the platform is requested. */
export const contentTypeOf = (filter: SearchFilter): ContentType | undefined =>
  filter === '' || filter === 'account' ? undefined : filter;
