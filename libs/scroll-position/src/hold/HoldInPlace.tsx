import { Component, type RefObject } from 'react';

interface HoldInPlaceProps {
  list: RefObject<HTMLElement | null>;
  /** The element that scrolls; absent: the page. */
  scroller?: RefObject<HTMLElement | null>;
  /** Another one when entries have come or gone: while it stays, nothing moves. */
  version: string;
  /** Called before the list changes: false lets new entries move what is in view. By default they do where the list begins on the screen. */
  isHeld?: (list: Element) => boolean;
}

type SeenEntry = [entry: Element, top: number];

const topOf = (element: Element): number => element.getBoundingClientRect().top;

/** The content of an entry, not its box: one that is no longer the first may have a line on top. */
const contentTop = (entry: Element): number => topOf(entry.firstElementChild ?? entry);

const beginsAbove = (list: Element): boolean => topOf(list) < 0;

/**
 * Keeps the entries of a list that are in view where they are while others come and go before and after them. Safari has no scroll
 * anchoring, and Chromium anchors to what stands above the list when that is in view.
 *
 * A class, because no hook can measure before the document changes.
 */
export class HoldInPlace extends Component<HoldInPlaceProps> {
  /** The entries from the first one in view on: those at the edge may be dropped. */
  override getSnapshotBeforeUpdate(before: HoldInPlaceProps): SeenEntry[] {
    const { list, scroller, version, isHeld = beginsAbove } = this.props;
    const entries = list.current;
    if (!entries || before.version === version || !isHeld(entries)) return [];
    const start = scroller?.current ? topOf(scroller.current) : 0;
    return [...entries.children]
      .filter((entry) => entry.getBoundingClientRect().bottom > start)
      .map((entry) => [entry, contentTop(entry)]);
  }

  override componentDidUpdate(_props: HoldInPlaceProps, _state: unknown, seen: SeenEntry[]): void {
    const saved = seen.find(([entry]) => entry.isConnected);
    const moved = saved ? contentTop(saved[0]) - saved[1] : 0;
    if (moved !== 0) (this.props.scroller?.current ?? document.documentElement).scrollTop += moved;
  }

  override render() {
    return null;
  }
}
