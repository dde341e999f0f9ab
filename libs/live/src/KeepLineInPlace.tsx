import { Component, type ReactNode, type RefObject } from 'react';

interface KeepLineInPlaceProps {
  /** The scrolling element; absent: the page. */
  scroller?: RefObject<HTMLElement | null>;
  list: RefObject<HTMLElement | null>;
  /** Whether the visitor has scrolled back; otherwise new lines are in view. */
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

  /** The lines in view and the next one: those at the edge may be dropped. */
  override getSnapshotBeforeUpdate(before: KeepLineInPlaceProps): SeenLine[] {
    const { list, isReadingBack, version } = this.props;
    const scroller = this.scroller();
    if (!scroller || !list.current || before.version === version || !isReadingBack()) return [];
    const seen: SeenLine[] = [];
    // The page itself begins above the screen and ends below it.
    const area = scroller.getBoundingClientRect();
    const [start, end] = [Math.max(0, area.top), Math.min(window.innerHeight, area.bottom)];
    for (const line of list.current.children) {
      const { top, bottom } = line.getBoundingClientRect();
      if (bottom > start) seen.push({ line, top });
      if (top > end) break;
    }
    return seen;
  }

  override componentDidUpdate(_props: KeepLineInPlaceProps, _state: unknown, seen: SeenLine[]): void {
    const saved = seen.find(({ line }) => line.isConnected);
    if (!saved) return;
    const moved = saved.line.getBoundingClientRect().top - saved.top;
    if (moved !== 0) this.scroller()!.scrollTop += moved;
  }

  override render() {
    return this.props.children;
  }
}
