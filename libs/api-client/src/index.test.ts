/** @jest-environment node */
import * as entry from './index';
import * as server from './server';

describe('@share/api-client', () => {
  it('exports these names and can be imported without a DOM', () => {
    expect(Object.keys(entry).sort()).toEqual([
      'ApiError',
      'cleanData',
      'createAccountApi',
      'createAlbumApi',
      'createApiClient',
      'createBrowserClient',
      'createClueApi',
      'createCommunityApi',
      'createContentApi',
      'createFeedApi',
      'createFetchTransport',
      'createInnerApi',
      'createItemApi',
      'createLiveApi',
      'createMediaAccountApi',
      'createSearchApi',
      'createServiceApi',
      'createSpecialApi',
      'createStartApi',
      'isApiError',
      'isMissing',
      'missingIfRefused',
      'nullIfMissing',
      'toCallFailure',
      'unusable',
    ]);
    expect(typeof document).toBe('undefined');
  });

  it('exports these names for the server', () => {
    expect(Object.keys(server).sort()).toEqual(['createServerConnection']);
  });
});
