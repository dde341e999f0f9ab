import type { operations } from '@share/api-contract/types';
import type { Functions } from './openPlatform';

/** Functions of an anonymous visitor and of one who is logged in. */
export interface Callers {
  guest: Functions;
  user: Functions;
  userId: string;
  readCode: (tel: string) => Promise<string>;
}

/** One valid call of each operation except the beacon, which belongs to `@share/tracking`. */
type Samples = Record<Exclude<keyof operations, 'logEvents'>, (callers: Callers) => Promise<unknown>>;

const post_id = 'wetland1';
const ofMediaAccount = 'mpaccnt1';
const tel = '13900139000';
const page = { page: 1, size: 5 };

const openEntry = async ({ guest }: Callers) => {
  const { contents } = await guest.getOpenContents({ rid: 'yunpubook', ...page });
  return contents[0] ?? { uuid: '', catalog_id: '' };
};
const topicName = async ({ guest }: Callers) =>
  (await guest.getClueRecommendTopics({})).Recomend[0]?.name ?? '';
const clue = async (callers: Callers) => {
  const { clues } = await callers.guest.getClueTopic({ name: await topicName(callers) });
  return clues[0] ?? { post_id: '', user: { user_id: '' } };
};
const circleId = async ({ guest }: Callers) => (await guest.getCircles(page)).circles[0]?.id ?? '';
const circleTopicId = async ({ guest }: Callers) => (await guest.getCircleTopics(page)).topics[0]?.id ?? '';
const circlePostId = async (callers: Callers) => {
  const { contents } = await callers.guest.getCirclePosts({ circle_id: await circleId(callers) });
  return contents[0]?.id ?? '';
};
const mediaAccountId = async ({ guest }: Callers) =>
  (await guest.mediaAccountItem.getContentDetail({ post_id: ofMediaAccount })).mp_user_id ?? '';
const threadOf = async (item: Functions['item'], id: string) =>
  (await item.getTopComments({ id })).comments[0]?.gid ?? '';
const liveId = async ({ guest }: Callers, id: string) => (await guest.getLiveInfo({ id })).live_id;
const groupOfSpecial = async ({ guest }: Callers) =>
  (await guest.getSpecial({ id: 'wetspec1' })).groups[0]?.group_id ?? '';

const liveNow = 'birdlive';
const liveLater = 'musiclv1';
const lawQuestion = 'lawtrial';

export const sampleCalls: Samples = {
  createToken: async ({ guest, readCode }) => {
    const { token } = await guest.createToken({ appid: 1, platform: 'mobile' });
    await guest.sendVerifyCode({ tel: '13900139001', type: 6 }, { token });
    const verify_code = await readCode('13900139001');
    const login = { appid: 1, platform: 'mobile', account: '13900139001', device_id: 'device-0001' };
    return guest.createToken({ ...login, verify_code });
  },
  getAppInfo: ({ guest }) => guest.getAppInfo(),
  getGroups: ({ guest }) => guest.getGroups(),
  sendVerifyCode: async ({ guest }) => {
    const { token } = await guest.createToken({ appid: 1, platform: 'mobile' });
    return guest.sendVerifyCode({ tel, type: 6 }, { token });
  },
  getAccount: ({ user, userId }) => user.getAccount({ id: userId }),
  getOwnAccount: ({ user }) => user.getOwnAccount(),
  logout: ({ user }) => user.logout(),
  getInviteRecord: ({ user }) => user.getInviteRecord(page),

  getContentDetail: ({ guest }) => guest.item.getContentDetail({ post_id, type: 'article' }),
  getTopComments: ({ guest }) => guest.item.getTopComments({ id: post_id, sort: 'hot' }),
  getChildComments: async ({ guest }) =>
    guest.item.getChildComments({ post: post_id, cid: await threadOf(guest.item, post_id) }),
  createComment: ({ user }) => user.item.createComment({ id: post_id, content: '写得真好' }),
  deleteComment: async ({ user }) => {
    const { comment } = await user.item.createComment({ id: post_id, content: '写错了' });
    return user.item.deleteComment({ post: post_id, cid: comment.gid });
  },
  getUserRelation: ({ user }) => user.item.getUserRelation({ type: 'article', post_id }),
  changeCollection: ({ user }) => user.item.changeCollection({ id: post_id, type: 'add' }),
  changeStar: ({ user }) => user.item.changeStar({ target_type: 'content', target_id: post_id, type: 'add' }),

  getMediaAccountContent: ({ guest }) => guest.mediaAccountItem.getContentDetail({ post_id: ofMediaAccount }),
  getMediaAccountTopComments: ({ guest }) => guest.mediaAccountItem.getTopComments({ id: ofMediaAccount }),
  getMediaAccountChildComments: async ({ guest: { mediaAccountItem } }) =>
    mediaAccountItem.getChildComments({
      post: ofMediaAccount,
      cid: await threadOf(mediaAccountItem, ofMediaAccount),
    }),
  createMediaAccountComment: ({ user }) =>
    user.mediaAccountItem.createComment({ id: ofMediaAccount, content: '拍得真好' }),
  deleteMediaAccountComment: async ({ user: { mediaAccountItem } }) => {
    const { comment } = await mediaAccountItem.createComment({ id: ofMediaAccount, content: '写错了' });
    return mediaAccountItem.deleteComment({ post: ofMediaAccount, cid: comment.gid });
  },
  changeMediaAccountCollection: ({ user }) =>
    user.mediaAccountItem.changeCollection({ id: ofMediaAccount, type: 'add' }),
  changeMediaAccountStar: ({ user }) =>
    user.mediaAccountItem.changeStar({ target_type: 'content', target_id: ofMediaAccount, type: 'add' }),
  changeFollow: async (callers) => callers.user.changeFollow({ uid: await mediaAccountId(callers), type: 1 }),
  getFollowState: async (callers) => callers.user.getFollowState({ uid: await mediaAccountId(callers) }),
  getMediaAccount: async (callers) => callers.guest.getMediaAccount({ uid: await mediaAccountId(callers) }),
  getFollowList: ({ user, userId }) => user.getFollowList({ uid: userId }),

  getRelatedContent: ({ guest }) => guest.getRelatedContent({ type: 'article', post_id, ...page }),
  getRecommendations: ({ guest }) => guest.getRecommendations(page),
  getHot72h: ({ guest }) => guest.getHot72h(page),
  getEditorPicks: ({ guest }) => guest.getEditorPicks(page),
  getChannelContent: ({ guest }) => guest.getChannelContent({ pageindex: 1, pagesize: 5 }),
  getModule: ({ guest }) => guest.getModule({ id: 'modRead1', ...page }),
  getList: ({ guest }) => guest.getList({ list_id: 'listNigh', ...page }),
  getFlyCards: ({ guest }) => guest.getFlyCards({ list_id: 'flydaily', ...page }),
  getActivity: ({ guest }) => guest.getActivity({ post_id: 'birdwalk' }),
  getInvite: ({ guest }) => guest.getInvite({ code: 'YP7K3Q' }),
  getForm: ({ guest }) => guest.getForm({ id: 'wishform' }),
  getHotWords: ({ guest }) => guest.getHotWords(),
  searchContent: ({ guest }) => guest.searchContent({ keyword: '白鹭', ...page }),
  getSpecial: ({ guest }) => guest.getSpecial({ id: 'wetspec1' }),
  getSpecialContent: async (callers) =>
    callers.guest.getSpecialContent({ id: 'wetspec1', group_id: await groupOfSpecial(callers), ...page }),
  getAlbum: ({ guest }) => guest.getAlbum({ series: 'audio_album', uid: 'nightbot' }),
  getAlbumTracks: ({ guest }) => guest.getAlbumTracks({ series: 'audio_album', uid: 'nightbot', ...page }),
  getRelatedAlbums: ({ guest }) =>
    guest.getRelatedAlbums({ series: 'video_album', uid: 'craftsva', ...page }),

  getShareConfig: ({ guest }) => guest.getShareConfig({ path: 'https://m.example.com/davmu/share/' }),
  getAppModule: ({ guest }) => guest.getAppModule({ module_name: 'app_download_url' }),
  createReport: ({ guest }) =>
    guest.createReport({ target_type: 'content', target_id: post_id, reason: '内容不实' }),
  getPlace: ({ guest }) => guest.getPlace({ id: 'placeyp1' }),
  getWeather: ({ guest }) => guest.getWeather({ id: 'placeyp1' }),

  getLiveInfo: ({ guest }) => guest.getLiveInfo({ id: liveNow }),
  getLiveRoom: async (callers) => callers.guest.getLiveRoom({ id: await liveId(callers, liveNow), ...page }),
  likeLivePost: async (callers) => {
    const id = await liveId(callers, liveNow);
    const { posts } = await callers.guest.getLiveRoom({ id });
    return callers.user.likeLivePost({ id, msg_id: posts[0]?.msg_id ?? '' });
  },
  getLiveChat: async (callers) => callers.guest.getLiveChat({ live_id: await liveId(callers, liveNow) }),
  sendLiveMessage: async (callers) =>
    callers.user.sendLiveMessage({ id: await liveId(callers, liveNow), content: '白鹭来了' }),
  getLiveToken: async (callers) => callers.guest.getLiveToken({ live_id: await liveId(callers, liveNow) }),
  createBooking: async (callers) =>
    callers.user.createBooking({ booking_id: await liveId(callers, liveLater), booking_type: 'live' }),
  removeBooking: async (callers) =>
    callers.user.removeBooking({ booking_id: await liveId(callers, liveLater), booking_type: 'live' }),
  getBookings: ({ user }) => user.getBookings({ booking_type: 'live', tiny: '1' }),

  getClueReport: async (callers) => callers.guest.getClueReport({ id: (await clue(callers)).post_id }),
  getClueRecommendTopics: ({ guest }) => guest.getClueRecommendTopics({ sort: 'view_sum', limit: 10 }),
  getClueTopic: async (callers) => callers.guest.getClueTopic({ name: await topicName(callers) }),
  getCluePerson: async (callers) => callers.guest.getCluePerson({ id: (await clue(callers)).user.user_id }),
  getPersonClues: async (callers) => callers.guest.getPersonClues({ id: (await clue(callers)).user.user_id }),
  getPersonAtClues: async (callers) =>
    callers.guest.getPersonAtClues({ id: (await clue(callers)).user.user_id }),
  getPersonRelatedPosts: async (callers) =>
    callers.guest.getPersonRelatedPosts({ id: (await clue(callers)).user.user_id }),

  getCirclePost: async (callers) => callers.guest.getCirclePost({ id: await circlePostId(callers) }),
  getCirclePosts: async (callers) => callers.guest.getCirclePosts({ circle_id: await circleId(callers) }),
  getCircleTopic: async (callers) => callers.guest.getCircleTopic({ id: await circleTopicId(callers) }),
  getCircleTopics: ({ guest }) => guest.getCircleTopics(page),
  getCircle: async (callers) => callers.guest.getCircle({ id: await circleId(callers) }),
  getCircles: ({ guest }) => guest.getCircles(page),
  getLawQuestion: ({ guest }) => guest.getLawQuestion({ id: lawQuestion }),
  getLawAnswers: ({ guest }) => guest.getLawAnswers({ id: lawQuestion, ...page }),
  getOpenContent: async (callers) =>
    callers.guest.getOpenContent({ rid: 'yunpubook', uuid: (await openEntry(callers)).uuid }),
  getOpenContents: ({ guest }) => guest.getOpenContents({ rid: 'yunpubook', ...page }),
  getOpenCatalog: async (callers) =>
    callers.guest.getOpenCatalog({ rid: 'yunpubook', id: (await openEntry(callers)).catalog_id }),

  getPreviewDetail: ({ guest }) => guest.inner.getPreviewDetail({ id: 'prevart1' }),
  getInnerComments: ({ guest }) => guest.inner.getInnerComments({ id: 'prevart1' }),
  getInnerMediaComments: ({ guest }) => guest.mediaAccountInner.getInnerComments({ id: 'prevmp01' }),
  getInnerShareConfig: ({ guest }) =>
    guest.inner.getInnerShareConfig({ path: 'https://m.example.com/davmu/share/' }),
  getStaticContent: ({ guest }) => guest.inner.getStaticContent({ type: 'article', id: post_id }),
  getStaticSpecial: ({ guest }) => guest.inner.getStaticSpecial({ id: 'wetspec1' }),
  getStaticAlbum: ({ guest }) => guest.inner.getStaticAlbum({ series: 'audio_album', id: 'nightbot' }),
  getStaticHot72h: ({ guest }) => guest.inner.getStaticHot72h(page),
};
