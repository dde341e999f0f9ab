import { pageTypeOf, seriesOf } from './contentTypes';

test.each([
  ['article', 'docDetailspage', 'imagetext'],
  ['special', 'specialHomepage', 'special'],
  ['video', 'videoDetailspage', 'video'],
  ['svideo', 'mpVideoDetailspage', 'svideo'],
  ['audio', 'audioDetailspage', 'audio'],
  ['image', 'galleryDetailspage', 'atlas'],
  ['video_album', 'videoAlbumDetailspage', 'video_album'],
  ['audio_album', 'audioAlbumDetailspage', 'audio_album'],
  ['mini_program', 'miniProgramDetailspage', 'mini_program'],
  ['local_live', 'localLiveDetailspage', 'local_live'],
  ['live', 'localLiveDetailspage', 'local_live'],
  ['link', 'linkDetailspage', undefined],
  ['h5', 'linkDetailspage', undefined],
  ['topic', undefined, undefined],
])('%s has the page type %s and the series %s (spec §3)', (contentType, pageType, series) => {
  expect([pageTypeOf(contentType), seriesOf(contentType)]).toEqual([pageType, series]);
});
