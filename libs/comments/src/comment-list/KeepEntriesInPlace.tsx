import { Component, type RefObject } from 'react';

interface KeepEntriesInPlaceProps {
  list: RefObject<HTMLElement | null>;
  /** The list is as the server sent it. When this ends, newer entries stand first. */
  isFromServer: boolean;
  /** Entries of the visitor, which stand first. */
  ownCount: number;
}

interface SeenEntry {
  entry: Element;
  top: number;
}

/** The content of an entry, not its box: one that is no longer the first has a line on top. */
const contentTop = (entry: Element) => (entry.firstElementChild ?? entry).getBoundingClientRect().top;

const isAboveScreen = (entry: Element | null | undefined) =>
  entry ? entry.getBoundingClientRect().bottom < 0 : false;

/**
 * Scrolls by the height of newer entries, so that those in view do not move. Safari has no scroll anchoring, and
 * Chromium anchors to the heading of the list instead when that is in view.
 *
 * A class, because no hook can measure before the document changes.
 */
export class KeepEntriesInPlace extends Component<KeepEntriesInPlaceProps> {
  override getSnapshotBeforeUpdate(before: KeepEntriesInPlaceProps): SeenEntry[] {
    const { list, isFromServer, ownCount } = this.props;
    const isReadAnew = before.isFromServer && !isFromServer;
    const hasOthersOnTop = before.ownCount !== ownCount && isAboveScreen(list.current?.firstElementChild);
    if (!list.current || !(isReadAnew || hasOthersOnTop)) return [];
    return [...list.current.children].flatMap((entry) => {
      const { top, bottom } = entry.getBoundingClientRect();
      return bottom > 0 && top < window.innerHeight ? [{ entry, top: contentTop(entry) }] : [];
    });
  }

  override componentDidUpdate(_props: KeepEntriesInPlaceProps, _state: unknown, seen: SeenEntry[]): void {
    const saved = seen.find(({ entry }) => entry.isConnected);
    if (!saved) return;
    window.scrollBy({ top: contentTop(saved.entry) - saved.top, behavior: 'instant' });
  }

  override render() {
    return null;
  }
}
