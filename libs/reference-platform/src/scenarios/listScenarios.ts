import type {
  AlbumTracks,
  ChannelPage,
  ContentDetail,
  ListPage,
  ModulePage,
  SearchPage,
  ShareConfig,
  Special,
} from '@share/api-contract/sent';
import { failures } from '@share/reference-core';
import { changing, delayed, failing, type OperationId, type Scenario } from './behaviours';

const allFailing = (...names: OperationId[]): Scenario =>
  Object.fromEntries(names.map((name) => [name, failing(failures.internal)]));

const none = { posts: [], total: 0 };
const slowMs = 4_000;
const endingMs = 5_000;

/** States of channels, search, special topics, albums, services and previews. */
export const listScenarios = {
  'channels-fail': allFailing('getGroups', 'getChannelContent'),
  'channel-empty': {
    getChannelContent: changing<ChannelPage>(() => ({ banners: { posts: [] }, tops: [], ...none })),
  },
  'channel-slow': { getChannelContent: delayed(slowMs) },
  'collections-fail': allFailing('getList', 'getModule', 'getFlyCards'),
  'collections-empty': {
    getList: changing<ListPage>((list) => ({ ...list, ...none })),
    getModule: changing<ModulePage>((shown) => ({ ...shown, ...none })),
  },
  'search-fails': allFailing('getHotWords', 'searchContent'),
  'search-empty': { searchContent: changing<SearchPage>(() => ({ ...none, accounts: [] })) },
  'special-fails': allFailing('getSpecial', 'getSpecialContent'),
  'special-content-fails': allFailing('getSpecialContent'),
  'special-empty': { getSpecial: changing<Special>((special) => ({ ...special, groups: [], sections: [] })) },
  'album-tracks-fail': allFailing('getAlbumTracks'),
  'album-empty': {
    getAlbum: changing<ContentDetail>((album) => ({ ...album, album_status: { status: 0, total: 0 } })),
    getAlbumTracks: changing<AlbumTracks>(() => ({ tracks: [], total: 0 })),
  },
  'share-config-fails': allFailing('getShareConfig', 'getInnerShareConfig'),
  'share-signature-wrong': {
    getShareConfig: changing<ShareConfig>((config) => ({ ...config, signtrue: '0'.repeat(40) })),
  },
  'download-url-malformed': { getAppModule: changing<string>(() => '{"url":') },
  'download-url-fails': allFailing('getAppModule'),
  'report-refused': { createReport: failing(() => failures.tooFast(60)) },
  'activity-missing': { getActivity: failing(failures.contentMissing) },
  'invite-missing': { getInvite: failing(failures.inviteMissing) },
  'places-fail': allFailing('getPlace', 'getWeather'),
  'preview-expired': {
    getPreviewDetail: changing<ContentDetail>((detail) => {
      const { post_id, content_type, title } = detail;
      return { post_id, content_type, title, expired_at: 1 };
    }),
  },
  'preview-ending': {
    getPreviewDetail: changing<ContentDetail>((detail) => ({ ...detail, expired_at: Date.now() + endingMs })),
  },
  'inner-down': {
    getPreviewDetail: failing(failures.unavailable),
    getInnerComments: failing(failures.unavailable),
    getInnerMediaComments: failing(failures.unavailable),
    getInnerShareConfig: failing(failures.unavailable),
    getStaticContent: failing(failures.unavailable),
    getStaticSpecial: failing(failures.unavailable),
    getStaticAlbum: failing(failures.unavailable),
    getStaticHot72h: failing(failures.unavailable),
  },
} satisfies Record<string, Scenario>;
