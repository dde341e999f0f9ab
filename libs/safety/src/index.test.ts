/** @jest-environment node */
import * as safety from './index';
import * as server from './server';

test('the entries export these names and load without a DOM', () => {
  expect(typeof document).toBe('undefined');
  expect(Object.keys(safety).sort()).toEqual([
    'areIdsDecodable',
    'callPrefixes',
    'cleanText',
    'cutText',
    'escapeHtml',
    'graphemesOf',
    'isDecodableId',
    'isId',
    'isSegment',
    'isolateText',
    'jsonScript',
    'parseUrl',
    'plainText',
    'readJsonScript',
    'refusedSegment',
    'safeColor',
    'safeHref',
    'safeImageUrl',
    'safeMediaUrl',
    'sameSitePath',
    'segment',
    'sendsCode',
    'sendsRequestId',
    'toCanonicalSegment',
    'topicSegment',
    'wellFormed',
    'wellFormedJson',
  ]);
  expect(Object.keys(server).sort()).toEqual([
    'articleText',
    'rankHeadings',
    'rankHeadingsInSlices',
    'sanitizeHtml',
    'sanitizeInSlices',
    'unsizedPictures',
    'withPictureSizes',
    'withPictureSources',
  ]);
});
