import * as surface from './index';

it('exports exactly these names', () => {
  expect(Object.keys(surface).sort()).toEqual([
    'createForwarder',
    'createRuleFinder',
    'createUpstream',
    'createWebSocketForwarder',
    'findForwardRule',
    'forwardedPrefixes',
    'mayRepeat',
    'shareWebSockets',
  ]);
});
