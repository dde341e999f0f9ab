interface AlbumProgress {
  status?: number | undefined;
  total?: number | undefined;
}

/** How far an album has come (spec §4, R37). `unit`: what it counts, 期 for audio and 集 for video. */
export const albumStatus = ({ status = 0, total = 0 }: AlbumProgress, unit: '期' | '集'): string => {
  if (total === 0) return '更新中';
  return status === 0 ? `更新至${total}${unit}` : `已完结，共${total}${unit}`;
};
