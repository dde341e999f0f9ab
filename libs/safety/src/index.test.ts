/** @jest-environment node */
import * as safety from './index';
import * as server from './server';

test('the entries export these names and load without a DOM', () => {
  expect(typeof document).toBe('undefined');
  expect(Object.keys(safety).sort()).toEqual([
    'areIdsDecodable',
    'callPrefixes',
    'escapeHtml',
    'isDecodableId',
    'isId',
    'isOn',
    'isSegment',
    'jsonScript',
    'listOf',
    'plainText',
    'readJsonScript',
    'safeColor',
    'safeHref',
    'safeImageUrl',
    'safeMediaUrl',
    'sameSitePath',
    'segment',
    'topicSegment',
  ]);
  expect(Object.keys(server).sort()).toEqual([
    'articleText',
    'rankHeadings',
    'rankHeadingsInSlices',
    'sanitizeHtml',
    'sanitizeInSlices',
  ]);
});
