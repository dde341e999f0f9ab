/** Blocks a detail page may have around its item (spec §2, docDetail). */
interface DetailBlocks {
  related: boolean;
  comments: boolean;
  /** The hot list, the editors' picks and recommendations. */
  recommendations: boolean;
  footer: boolean;
  /** The line that shows how far an article is read. */
  readingProgress: boolean;
}

const withoutBlocks = ['image', 'audio_album', 'svideo', 'special', 'local_live', 'live'];
const withoutFooter = ['audio_album', 'svideo', 'special', 'local_live', 'live'];

/** Which blocks the page of a content type shows (spec §2, Layouts); a live item has the page of a local one (R46). */
export const blocksOf = (contentType: string): DetailBlocks => {
  const hasBlocks = !withoutBlocks.includes(contentType);
  return {
    related: hasBlocks,
    comments: hasBlocks,
    recommendations: hasBlocks,
    footer: !withoutFooter.includes(contentType),
    readingProgress: contentType === 'article',
  };
};
