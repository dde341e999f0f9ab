interface ContentTypeRow {
  /** Name of its page in the app. */
  pageType: string;
  /** Its type in statistics. */
  series?: string;
}

/** Page type and series of a content type (spec §3; link, h5 and live by R46). The others have no page of their own. */
const contentTypes = new Map<string, ContentTypeRow>([
  ['article', { pageType: 'docDetailspage', series: 'imagetext' }],
  ['special', { pageType: 'specialHomepage', series: 'special' }],
  ['video', { pageType: 'videoDetailspage', series: 'video' }],
  ['svideo', { pageType: 'mpVideoDetailspage', series: 'svideo' }],
  ['audio', { pageType: 'audioDetailspage', series: 'audio' }],
  ['image', { pageType: 'galleryDetailspage', series: 'atlas' }],
  ['video_album', { pageType: 'videoAlbumDetailspage', series: 'video_album' }],
  ['audio_album', { pageType: 'audioAlbumDetailspage', series: 'audio_album' }],
  ['mini_program', { pageType: 'miniProgramDetailspage', series: 'mini_program' }],
  ['local_live', { pageType: 'localLiveDetailspage', series: 'local_live' }],
  ['live', { pageType: 'localLiveDetailspage', series: 'local_live' }],
  ['h5', { pageType: 'linkDetailspage' }],
  ['link', { pageType: 'linkDetailspage' }],
]);

/** Name of the page of a content type in the app. */
export const pageTypeOf = (contentType: string): string | undefined =>
  contentTypes.get(contentType)?.pageType;

/** The type in statistics of a content type. */
export const seriesOf = (contentType: string): string | undefined => contentTypes.get(contentType)?.series;
