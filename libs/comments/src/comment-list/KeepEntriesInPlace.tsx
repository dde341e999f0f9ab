import { Component, type RefObject } from 'react';

interface KeepEntriesInPlaceProps {
  list: RefObject<HTMLElement | null>;
  /** The list is as the server sent it. When this ends, newer entries stand first. */
  isFromServer: boolean;
}

interface SeenEntry {
  entry: Element;
  top: number;
}

/**
 * Scrolls by the height of newer entries, so that those in view do not move. Safari has no scroll anchoring, and
 * Chromium anchors to the heading of the list instead when that is in view.
 *
 * A class, because no hook can measure before the document changes.
 */
export class KeepEntriesInPlace extends Component<KeepEntriesInPlaceProps> {
  override getSnapshotBeforeUpdate(before: KeepEntriesInPlaceProps): SeenEntry[] {
    const { list, isFromServer } = this.props;
    if (isFromServer || !before.isFromServer || !list.current) return [];
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
