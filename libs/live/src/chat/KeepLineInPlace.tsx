import { Component, type ReactNode, type RefObject } from 'react';

interface KeepLineInPlaceProps {
  scroller: RefObject<HTMLElement | null>;
  /** Whether somebody reads back; at the end the lines follow by themselves. */
  isReadingBack: boolean;
  /** Id of the first line, and how many there are: while both stay, nothing moves. */
  first: string | undefined;
  count: number;
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
  override getSnapshotBeforeUpdate(before: KeepLineInPlaceProps): SeenLine | null {
    const scroller = this.props.scroller.current;
    const { isReadingBack, first, count } = this.props;
    if (!scroller || !isReadingBack || (before.first === first && before.count === count)) return null;
    const { top } = scroller.getBoundingClientRect();
    for (const line of scroller.querySelectorAll('li')) {
      const box = line.getBoundingClientRect();
      if (box.bottom > top) return { line, top: box.top };
    }
    return null;
  }

  override componentDidUpdate(_props: KeepLineInPlaceProps, _state: unknown, seen: SeenLine | null): void {
    if (!seen?.line.isConnected) return;
    const moved = seen.line.getBoundingClientRect().top - seen.top;
    if (moved !== 0) this.props.scroller.current!.scrollTop += moved;
  }

  override render() {
    return this.props.children;
  }
}
