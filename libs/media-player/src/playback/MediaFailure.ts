/**
 * Why media do not play. `network`: nothing answers, it may work when the network returns. `unsupported`: this browser cannot decode
 * them, another try changes nothing. `broken`: everything else.
 */
export type MediaFailure = 'network' | 'unsupported' | 'broken';

/** Browsers say in the message of an error whether they found nothing that they can decode; code 4 alone also means a missing file. */
const unsupported = /NO_SUPPORTED_STREAMS|not supported|unsupported|no decoder/i;

/** Of a whole file, also that it is none they know. A playlist says so when its first segment is missing. */
const unknownFormat = /DEMUXER_ERROR|METADATA_ERR/;

/** Why a media element could not play its file. */
export const toMediaFailure = (
  error: Pick<MediaError, 'code' | 'message'> | null,
  { isHls, isOnline }: { isHls: boolean; isOnline: boolean },
): MediaFailure => {
  if (!isOnline || error?.code === 2 /* MEDIA_ERR_NETWORK */) return 'network';
  if (error?.code !== 4 /* MEDIA_ERR_SRC_NOT_SUPPORTED */) return 'broken';
  const message = error.message ?? '';
  return unsupported.test(message) || (!isHls && unknownFormat.test(message)) ? 'unsupported' : 'broken';
};
