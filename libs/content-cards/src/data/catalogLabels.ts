/** The catalogs that carry a tag (spec §2), and their names; no other does. */
export const catalogLabels: ReadonlyMap<string, string> = new Map([
  ['svideo', '短视频'],
  ['video', '视频'],
  ['h5', '网页'],
  ['local_live', '直播'],
  ['audio', '音频'],
  ['image', '图集'],
  ['audio_album', '音频专辑'],
  ['video_album', '视频合集'],
  ['topic', '话题'],
  ['mini_program', '小程序'],
  ['sp_topic', '专题'],
]);
