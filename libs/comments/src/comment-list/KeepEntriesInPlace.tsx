import { Component, type RefObject } from 'react';

interface KeepEntriesInPlaceProps {
  list: RefObject<HTMLElement | null>;
  /** The list is as the page came with it. The read that ends this puts newer entries first. */
  isSnapshot: boolean;
}

interface SeenEntry {
  entry: Element;
  top: number;
}

/**
 * Scrolls by the height of newer entries, so that those a reader sees already stay where they are. Safari does not do this by itself,
 * and Chromium keeps the heading of the list in place instead when that is in view.
 *
 * A class, because no hook can measure before the document changes.
 */
export class KeepEntriesInPlace extends Component<KeepEntriesInPlaceProps> {
  override getSnapshotBeforeUpdate(before: KeepEntriesInPlaceProps): SeenEntry[] {
    const { list, isSnapshot } = this.props;
    if (isSnapshot || !before.isSnapshot || !list.current) return [];
    return [...list.current.children].flatMap((entry) => {
      const { top, bottom } = entry.getBoundingClientRect();
      return bottom > 0 && top < window.innerHeight ? [{ entry, top }] : [];
    });
  }

  override componentDidUpdate(_props: KeepEntriesInPlaceProps, _state: unknown, seen: SeenEntry[]): void {
    const kept = seen.find(({ entry }) => entry.isConnected);
    if (!kept) return;
    window.scrollBy({ top: kept.entry.getBoundingClientRect().top - kept.top, behavior: 'instant' });
  }

  override render() {
    return null;
  }
}
