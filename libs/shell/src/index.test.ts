/** @jest-environment node */
import * as shell from './index';
import { shellIslands } from './islands';
import * as panels from './panels';

test('the public surface, importable without a DOM', () => {
  expect(typeof document).toBe('undefined');
  expect(Object.keys(shell).sort()).toEqual([
    'BarPage',
    'BottomBar',
    'ComplaintEntry',
    'DocDetailLayout',
    'ErrorPage',
    'Frozen',
    'ListLayout',
    'Masthead',
    'OpenAppRow',
    'PageOverlays',
    'PcPage',
    'PhoneHandOver',
    'PreviewBanner',
    'RouterControl',
    'agreementPaths',
    'appearanceKeys',
    'createAppearance',
    'createOverlays',
    'createSiteConfigSource',
    'filterColumns',
    'noAppearance',
    'notFoundMessage',
    'pcReportTarget',
    'pcTarget',
    'previewEnd',
    'shellConstants',
    'toBottomBar',
    'toNavigation',
    'watchReader',
  ]);
});

test('the panels, loaded when they are first wanted', () => {
  expect(Object.keys(panels).sort()).toEqual([
    'NavigationPanel',
    'OfferSheet',
    'OpenAppDialog',
    'ReportSheet',
    'TextSizeSheet',
    'openAppTexts',
  ]);
});

test('the islands and the code behind each', async () => {
  expect(Object.entries(shellIslands).map(([name, { when }]) => `${name}: ${when}`)).toEqual([
    'masthead: reader',
    'bottomBar: touch',
    'routerControl: touch',
    'previewBanner: view',
    'complaintEntry: touch',
    'phoneHandOver: view',
  ]);
  for (const { load } of Object.values(shellIslands)) expect(await load()).toEqual(expect.any(Function));
});
