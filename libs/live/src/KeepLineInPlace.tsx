import { Component, type ReactNode, type RefObject } from 'react';

interface KeepLineInPlaceProps {
  /** What scrolls; absent: the page. */
  scroller?: RefObject<HTMLElement | null>;
  list: RefObject<HTMLElement | null>;
  /** Whether somebody reads back; elsewhere what is new shows itself. */
  isReadingBack: () => boolean;
  /** Another one when lines have come or gone: while it stays, nothing moves. */
  version: string;
  children: ReactNode;
}

interface SeenLine {
  line: Element;
  top: number;
}

/**
 * Keeps the line in view where it is while lines are added and dropped before and after it. Safari has no scroll
 * anchoring.
 *
 * A class, because no hook can measure before the document changes.
 */
export class KeepLineInPlace extends Component<KeepLineInPlaceProps> {
  private scroller(): HTMLElement | null {
    const { scroller } = this.props;
    return scroller ? scroller.current : document.documentElement;
  }

  override getSnapshotBeforeUpdate(before: KeepLineInPlaceProps): SeenLine | null {
    const { list, isReadingBack, version } = this.props;
    const scroller = this.scroller();
    if (!scroller || !list.current || before.version === version || !isReadingBack()) return null;
    // The page itself begins above the screen.
    const edge = Math.max(0, scroller.getBoundingClientRect().top);
    for (const line of list.current.children) {
      const { top, bottom } = line.getBoundingClientRect();
      if (bottom > edge) return { line, top };
    }
    return null;
  }

  override componentDidUpdate(_props: KeepLineInPlaceProps, _state: unknown, seen: SeenLine | null): void {
    if (!seen?.line.isConnected) return;
    const moved = seen.line.getBoundingClientRect().top - seen.top;
    if (moved !== 0) this.scroller()!.scrollTop += moved;
  }

  override render() {
    return this.props.children;
  }
}
