/** Chromium's error for a file whose codecs it lacks. */
export const noCodec =
  'PipelineStatus::DEMUXER_ERROR_NO_SUPPORTED_STREAMS: FFmpegDemuxer: no supported streams';
