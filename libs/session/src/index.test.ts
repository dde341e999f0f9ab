/** @jest-environment node */
import * as entry from './index';
import * as react from './react';

describe('@share/session', () => {
  it('exports these names and can be imported without a DOM', () => {
    expect(Object.keys(entry).sort()).toEqual([
      'createServerToken',
      'createSession',
      'doAsUser',
      'fetchTokenAhead',
      'networkProblem',
      'noSession',
      'offlineMessage',
      'sessionConstants',
      'sharedSession',
      'takeTokenAhead',
    ]);
    expect(typeof document).toBe('undefined');
  });

  it('exports these names for components', () => {
    expect(Object.keys(react).sort()).toEqual(['useIsLoggedIn', 'useOnLogout', 'useUser']);
  });
});
