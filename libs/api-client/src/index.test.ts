/** @jest-environment node */
import * as entry from './index';

describe('@share/api-client', () => {
  it('exports these names and can be imported without a DOM', () => {
    expect(Object.keys(entry).sort()).toEqual([
      'ApiError',
      'createAccountApi',
      'createAlbumApi',
      'createApiClient',
      'createClueApi',
      'createCommunityApi',
      'createContentApi',
      'createFeedApi',
      'createInnerApi',
      'createItemApi',
      'createLiveApi',
      'createMediaAccountApi',
      'createSearchApi',
      'createServiceApi',
      'createSpecialApi',
      'createStartApi',
      'isApiError',
      'toCallFailure',
    ]);
    expect(typeof document).toBe('undefined');
  });
});
