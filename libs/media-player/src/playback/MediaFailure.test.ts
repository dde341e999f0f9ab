import { toMediaFailure, type MediaFailure } from './MediaFailure';

const missing = 'MEDIA_ELEMENT_ERROR: Format error';
const noStreams = 'PipelineStatus::DEMUXER_ERROR_NO_SUPPORTED_STREAMS: FFmpegDemuxer: no supported streams';
const noFormat = 'PipelineStatus::DEMUXER_ERROR_COULD_NOT_OPEN: FFmpegDemuxer: open context failed';
const noSegment = 'PipelineStatus::DEMUXER_ERROR_COULD_NOT_PARSE';

test.each<[string, number, string, boolean, MediaFailure]>([
  ['the network', 2, '', false, 'network'],
  ['a part that cannot be decoded', 3, 'PipelineStatus::PIPELINE_ERROR_DECODE', false, 'broken'],
  ['a missing file', 4, missing, false, 'broken'],
  ['a missing file, in Firefox', 4, '404: Not Found', false, 'broken'],
  ['codecs that the browser lacks', 4, noStreams, false, 'unsupported'],
  ['a format that the browser lacks', 4, noFormat, false, 'unsupported'],
  ['a format that Firefox lacks', 4, 'NS_ERROR_DOM_MEDIA_METADATA_ERR (0x806e0006)', false, 'unsupported'],
  ['a type that Safari lacks', 4, 'Unsupported source type', false, 'unsupported'],
  ['codecs that the browser lacks, in a playlist', 4, noStreams, true, 'unsupported'],
  ['the first segment of a playlist', 4, noSegment, true, 'broken'],
  ['no words', 4, '', false, 'broken'],
])('%s: code %d, %j', (_name, code, message, isHls, failure) => {
  expect(toMediaFailure({ code, message }, { isHls, isOnline: true })).toBe(failure);
  expect(toMediaFailure({ code, message }, { isHls, isOnline: false })).toBe('network');
});

test('without an error of the element nothing more is known', () => {
  expect(toMediaFailure(null, { isHls: false, isOnline: true })).toBe('broken');
});
