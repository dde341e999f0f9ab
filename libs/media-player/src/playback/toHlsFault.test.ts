import type { ErrorData } from 'hls.js';
import { toHlsFault } from './toHlsFault';

const frag = { sn: 4, url: 'https://m.example.com/s04.m4s' };
const answered = (code: number, url = frag.url) => ({ frag, response: { url, code, text: '' } });

test.each<[string, object, object]>([
  ['a missing segment', { details: 'fragLoadError', ...answered(404) }, { kind: 'segment', isMissing: true }],
  [
    'a segment that is gone',
    { details: 'fragLoadError', ...answered(410) },
    { kind: 'segment', isMissing: true },
  ],
  ['a broken server', { details: 'fragLoadError', ...answered(500) }, { kind: 'segment', isMissing: false }],
  [
    'a server that is busy',
    { details: 'fragLoadError', ...answered(429) },
    { kind: 'segment', isMissing: false },
  ],
  ['no answer', { details: 'fragLoadError', ...answered(0) }, { kind: 'segment', isMissing: false }],
  ['no answer in time', { details: 'fragLoadTimeOut', frag }, { kind: 'segment', isMissing: false }],
  ['a missing key', { details: 'keyLoadError', ...answered(404) }, { kind: 'segment', isMissing: true }],
  [
    'a segment that is none',
    { details: 'fragParsingError', type: 'mediaError', frag },
    { kind: 'segment', isMissing: true },
  ],
  [
    'a segment that cannot be read',
    { details: 'fragDecryptError', type: 'mediaError', frag },
    { kind: 'segment', isMissing: true },
  ],
  [
    'a missing beginning',
    { details: 'fragLoadError', ...answered(404, '/init.mp4') },
    { kind: 'playlist', isMissing: true },
  ],
  [
    'a missing playlist',
    { details: 'manifestLoadError', response: { code: 404 } },
    { kind: 'playlist', isMissing: true },
  ],
  [
    'a playlist that does not answer',
    { details: 'levelLoadTimeOut' },
    { kind: 'playlist', isMissing: false },
  ],
  [
    'codecs in the playlist',
    { details: 'manifestIncompatibleCodecsError', type: 'mediaError' },
    { kind: 'unsupported' },
  ],
  ['codecs in a segment', { details: 'bufferAddCodecError', type: 'mediaError' }, { kind: 'unsupported' }],
  [
    'codecs of a stream',
    { details: 'bufferIncompatibleCodecsError', type: 'mediaError' },
    { kind: 'unsupported' },
  ],
  [
    'H.265 in a transport stream',
    { details: 'fragParsingError', type: 'mediaError', frag, reason: 'Unsupported HEVC in M2TS found' },
    { kind: 'unsupported' },
  ],
  [
    'a segment that cannot be appended',
    { details: 'bufferAppendError', type: 'mediaError', frag },
    { kind: 'decoder' },
  ],
  ['a decoder that failed', { details: 'mediaSourceRequiresReset', type: 'mediaError' }, { kind: 'decoder' }],
  ['a playlist that is none', { details: 'manifestParsingError', type: 'networkError' }, { kind: 'other' }],
  ['an error of its own', { details: 'internalException', type: 'otherError' }, { kind: 'other' }],
])('%s', (_name, data, fault) => {
  expect(toHlsFault({ type: 'networkError', ...data } as ErrorData)).toMatchObject(fault);
});
