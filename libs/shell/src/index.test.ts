/** @jest-environment node */
import * as shell from './index';

test('the public surface, importable without a DOM', () => {
  expect(typeof document).toBe('undefined');
  expect(Object.keys(shell).sort()).toEqual([
    'DocDetailLayout',
    'ErrorPage',
    'ListLayout',
    'Masthead',
    'OpenAppDialog',
    'OpenAppRow',
    'notFoundMessage',
    'openAppTexts',
    'toSiteConfig',
  ]);
});
