import { toAppLinkParams, toDejinLinkParams, toPageLinkParams } from './toAppLinkParams';

describe('toAppLinkParams (R60)', () => {
  it.each([
    ['article', 'docDetailspage'],
    ['special', 'specialHomepage'],
    ['video', 'videoDetailspage'],
    ['svideo', 'mpVideoDetailspage'],
    ['audio', 'audioDetailspage'],
    ['image', 'galleryDetailspage'],
    ['video_album', 'videoAlbumDetailspage'],
    ['audio_album', 'audioAlbumDetailspage'],
    ['mini_program', 'miniProgramDetailspage'],
    ['local_live', 'localLiveDetailspage'],
    ['live', 'localLiveDetailspage'],
    ['link', 'linkDetailspage'],
    ['h5', 'linkDetailspage'],
  ] as const)('%s opens %s', (content_type, stype) => {
    expect(toAppLinkParams({ post_id: 'LZkmpMDK', content_type })).toEqual({
      stype,
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

  it('a page without a page type is opened by its path, and by its id where it has one', () => {
    const path = '/davmu/share/activity/birdwalk/index.html';
    expect(toPageLinkParams(path, 'birdwalk')).toEqual({ id: 'birdwalk', content_link: path });
    expect(toPageLinkParams(path)).toEqual({ content_link: path });
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
