/** @jest-environment node */
import * as entry from './index';

describe('@share/api-client', () => {
  it('exports these names and can be imported without a DOM', () => {
    expect(Object.keys(entry).sort()).toEqual(['ApiError', 'createApiClient', 'isApiError']);
    expect(typeof document).toBe('undefined');
  });
});
