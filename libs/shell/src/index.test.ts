/** @jest-environment node */
import * as documentEntry from './document';
import * as shell from './index';
import { shellIslands } from './islands';
import * as page from './page';

test('the public surface, importable without a DOM', () => {
  expect(typeof document).toBe('undefined');
  expect(Object.keys(shell).sort()).toEqual([
    'DocDetailLayout',
    'Frozen',
    'OpenAppRow',
    'PageFrame',
    'ShellPanels',
    'createErrorPage',
    'createPanel',
    'createSiteConfigSource',
    'inertServices',
    'loadBarPage',
    'loadOfflinePage',
    'sharedServices',
    'toFramedPage',
  ]);
});

test('what writes a document', () => {
  expect(Object.keys(documentEntry).sort()).toEqual(['createDocumentRenderer', 'publisherOf']);
});

test('what a page needs in the browser', () => {
  expect(Object.keys(page).sort()).toEqual([
    'answerOpenApp',
    'closePanel',
    'createAppearance',
    'createOpenApp',
    'createOverlays',
    'createPageActions',
    'publishPageEnvironment',
    'showReadingProgress',
    'startShell',
    'startWhenIdle',
    'watchUser',
    'whenVisible',
  ]);
});

test('the islands and the code behind each', async () => {
  expect(Object.entries(shellIslands).map(([name, { when }]) => `${name}: ${when}`)).toEqual([
    'masthead: user',
    'overlayHeader: touch',
    'bottomBar: use',
    'routerControl: touch',
    'previewBanner: view',
    'overlays: use',
    'navigation: use',
    'textSize: touch',
    'report: touch',
    'openApp: use',
    'offer: touch',
  ]);
  for (const { load } of Object.values(shellIslands)) expect(await load()).toEqual(expect.any(Function));
});
