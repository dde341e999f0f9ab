import { toAppLinkParams, toDejinLinkParams } from './toAppLinkParams';

describe('toAppLinkParams (R60)', () => {
  it.each([
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
  ] as const)('%s opens %s of the series %s', (content_type, stype, series) => {
    expect(toAppLinkParams({ post_id: 'LZkmpMDK', content_type })).toEqual({
      stype,
      series,
      id: 'LZkmpMDK',
      type: content_type,
      post_id: 'LZkmpMDK',
    });
  });

  it.each(['topic', 'sp_topic', 'cloud_form'] as const)('%s has no page of its own', (content_type) => {
    expect(toAppLinkParams({ post_id: 'LZkmpMDK', content_type })).not.toHaveProperty('stype');
  });

  it.each(['dejinDetail', 'dejinPersonal', 'dejinTopic'] as const)('%s is opened by its id', (stype) => {
    expect(toDejinLinkParams(stype, '路灯')).toEqual({ stype, id: '路灯' });
  });

  it('has the link and the media account', () => {
    const detail = {
      post_id: 'LZkmpMDK',
      content_type: 'article',
      content_link: 'https://a.example/b',
    } as const;
    expect(toAppLinkParams({ ...detail, mp_user_id: 'u1' })).toMatchObject({
      content_link: 'https://a.example/b',
      mp: 'u1',
    });
    expect(toAppLinkParams({ ...detail, mp: { user_id: 'u2', name: '云埔' } }).mp).toBe('u2');
  });
});
