import type { DetailView } from './DetailView';

/** What stands around an item, beside its blocks. */
export interface DetailFrame {
  hasHeader: boolean;
  /** The item fills the screen, dark in both appearances, with a bar of its own. */
  isFullBleed: boolean;
}

/** A full-bleed item has its own bar; a framed page may want to stand without a header (R59). */
export const frameOf = (item: DetailView): DetailFrame => {
  const isFullBleed = item.kind === 'gallery' || item.kind === 'short-video';
  const isBare = item.kind === 'link' && item.link.isFramed && !item.link.showsHeader;
  return { hasHeader: !isFullBleed && !isBare, isFullBleed };
};
