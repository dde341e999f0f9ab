import type { ContentDetail } from '@share/api-contract/types';
import type { AppLinkParams } from './toAppLink';

type LinkedDetail = Pick<ContentDetail, 'post_id' | 'content_link' | 'mp' | 'mp_user_id'> & {
  content_type: string;
};

/** Content type → detail-page type and series (spec §3; link, h5 and live by R46). The others have no page of their own. */
const pageTypes: Partial<Record<string, Pick<AppLinkParams, 'stype' | 'series'>>> = {
  article: { stype: 'docDetailspage', series: 'imagetext' },
  special: { stype: 'specialHomepage', series: 'special' },
  video: { stype: 'videoDetailspage', series: 'video' },
  svideo: { stype: 'mpVideoDetailspage', series: 'svideo' },
  audio: { stype: 'audioDetailspage', series: 'audio' },
  image: { stype: 'galleryDetailspage', series: 'atlas' },
  video_album: { stype: 'videoAlbumDetailspage', series: 'video_album' },
  audio_album: { stype: 'audioAlbumDetailspage', series: 'audio_album' },
  mini_program: { stype: 'miniProgramDetailspage', series: 'mini_program' },
  local_live: { stype: 'localLiveDetailspage', series: 'local_live' },
  live: { stype: 'localLiveDetailspage', series: 'local_live' },
  h5: { stype: 'linkDetailspage' },
  link: { stype: 'linkDetailspage' },
};

/** What the app opens for a content item (R60): plain JSON, without empty values. */
export const toAppLinkParams = (detail: LinkedDetail): AppLinkParams => {
  const params: AppLinkParams = {
    ...pageTypes[detail.content_type],
    id: detail.post_id,
    type: detail.content_type,
    post_id: detail.post_id,
    content_link: detail.content_link,
    mp: detail.mp_user_id ?? detail.mp?.user_id,
  };
  return Object.fromEntries(Object.entries(params).filter(([, value]) => value));
};

/** Pages of clue reports, which are no content items (spec §3). */
export type DejinPageType = 'dejinDetail' | 'dejinPersonal' | 'dejinTopic';

/** What the app opens for a page of clue reports: `id` is that of the report or the person, or the name of the topic. */
export const toDejinLinkParams = (stype: DejinPageType, id: string): AppLinkParams => ({ stype, id });
