/** @jest-environment jsdom */
import { decodeReference } from './decodeReference';
import { decodeReference as decodeInBrowser } from './decodeReference.browser';

const names =
  'amp lt gt quot apos nbsp #150 #x80 #8212 #128514 #1114112 ldquo rdquo hellip mdash eacute Uuml ntilde yen euro rarr frac12 zwnj NotEqualTilde nosuchname';

test.each(names.split(' '))('&%s; is the same character on the server and in browsers', (name) => {
  expect(decodeInBrowser(`&${name};`)).toBe(decodeReference(`&${name};`));
});

test('known names become characters, and others stay', () => {
  expect(['&ldquo;', '&Uuml;', '&frac12;', '&nosuchname;'].map(decodeReference)).toEqual([
    '“',
    'Ü',
    '½',
    '&nosuchname;',
  ]);
});
