import type { ErrorData, Fragment } from 'hls.js';

/** The meaning of an error of hls.js for playback. */
export type HlsFault =
  /** This browser cannot decode the stream. */
  | { kind: 'unsupported' }
  /** A segment cannot be had; `isMissing`: it is not there or broken, so that another try changes nothing. */
  | { kind: 'segment'; fragment: Fragment; isMissing: boolean }
  /** A playlist or the beginning that all segments need. */
  | { kind: 'playlist'; isMissing: boolean }
  /** The browser could not decode its input, which is this segment if it is known. */
  | { kind: 'decoder'; fragment?: Fragment | undefined }
  | { kind: 'other' };

const unsupportedDetails: ReadonlySet<string> = new Set([
  'manifestIncompatibleCodecsError',
  'bufferAddCodecError',
  'bufferIncompatibleCodecsError',
]);

const brokenSegmentDetails: ReadonlySet<string> = new Set(['fragParsingError', 'fragDecryptError']);

const loadDetails = /^(?:frag|key|manifest|level|audioTrack)Load(?:Error|TimeOut)$/;

const passingStatuses = new Set([408, 425, 429]);

/** Whether the server says that there is no such file, which it will say again. */
const isMissingStatus = (status = 0): boolean =>
  status >= 400 && status < 500 && !passingStatuses.has(status);

export const toHlsFault = ({ details, type, frag, response, reason }: ErrorData): HlsFault => {
  const isUnsupported = unsupportedDetails.has(details) || /unsupported/i.test(reason ?? '');
  if (isUnsupported) return { kind: 'unsupported' };
  if (frag && brokenSegmentDetails.has(details)) return { kind: 'segment', fragment: frag, isMissing: true };
  if (loadDetails.test(details)) {
    const isMissing = isMissingStatus(response?.code);
    // An error of the beginning names the segment for which it was loaded.
    const isSegment = frag && (response === undefined || response.url === frag.url);
    return isSegment ? { kind: 'segment', fragment: frag, isMissing } : { kind: 'playlist', isMissing };
  }
  return type === 'mediaError' ? { kind: 'decoder', fragment: frag } : { kind: 'other' };
};
