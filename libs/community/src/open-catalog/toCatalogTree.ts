import type { CatalogView, ChapterView } from '../data/toCatalogView';

export interface TreeNode extends Pick<ChapterView, 'id' | 'title' | 'href'> {
  /** Entries in it, where known. */
  count?: number | undefined;
  children: TreeNode[];
}

const toNode = ({ id, title, href, count }: ChapterView, children: TreeNode[] = []): TreeNode => ({
  id,
  title,
  href,
  count,
  children,
});

/**
 * The tree of a catalogue as far as it is known: the children of the shown chapter, the chapter among its neighbours, and
 * their parents. Without the neighbours it stands alone under its parent.
 */
export const toCatalogTree = (shown: CatalogView, parent?: CatalogView): TreeNode[] => {
  const own = shown.chapters.map((chapter) => toNode(chapter));
  if (!shown.parent) return own;
  const around = parent?.chapters.map((chapter) => toNode(chapter, chapter.id === shown.id ? own : []));
  const children = around?.some(({ id }) => id === shown.id) ? around : [toNode(shown, own)];
  return [{ ...shown.parent, count: parent?.count, children }];
};
