import { type KeyboardEvent, type ReactElement, type RefObject, useEffect, useRef } from 'react';
import { Bar } from './Tabs.styles';

export interface TabItem {
  /** Unique on the page; the tab itself gets `<id>-tab`. */
  readonly id: string;
  readonly label: string;
  /** Where every item has one, the tabs are links. */
  readonly href?: string;
}

export interface TabsProps {
  /** What the tabs divide, for screen readers. */
  readonly label: string;
  readonly items: readonly TabItem[];
  /** The `id` of the item that is shown. */
  readonly selected: string;
  readonly onSelect?: (id: string) => void;
  /** The `id` of the one panel that shows what is selected. */
  readonly panelId?: string;
}

const STEPS: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at + count - 1) % count,
  Home: () => 0,
  End: (_at, count) => count - 1,
};

/** Scrolls the selected tab to the middle of its bar, and nothing else of the page. */
function useSelectedInView(selected: string): RefObject<HTMLDivElement | null> {
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const tab = document.getElementById(`${selected}-tab`);
    if (!bar.current || !tab) return;
    bar.current.scrollLeft = tab.offsetLeft - (bar.current.clientWidth - tab.offsetWidth) / 2;
  }, [selected]);
  return bar;
}

/** A row of views, one of them shown; scrolls sideways. Arrow keys, Home and End move between them. */
export function Tabs({ label, items, selected, onSelect, panelId }: TabsProps): ReactElement {
  const bar = useSelectedInView(selected);
  if (items.every((item) => item.href !== undefined))
    return (
      <Bar as="nav" ref={bar} aria-label={label}>
        {items.map(({ id, label: text, href }) => (
          <a
            key={id}
            id={`${id}-tab`}
            href={href}
            aria-current={id === selected ? 'page' : undefined}
            onClick={() => onSelect?.(id)}
          >
            {text}
          </a>
        ))}
      </Bar>
    );
  // Where nothing is selected, the first one is the way in for the keyboard.
  const at = Math.max(
    0,
    items.findIndex(({ id }) => id === selected),
  );
  const step = (event: KeyboardEvent): void => {
    const move = STEPS[event.key];
    const next = items[move?.(at, items.length) ?? -1];
    if (!next) return;
    event.preventDefault();
    onSelect?.(next.id);
    document.getElementById(`${next.id}-tab`)?.focus();
  };
  return (
    <Bar role="tablist" ref={bar} aria-label={label} onKeyDown={step}>
      {items.map(({ id, label: text }, place) => (
        <button
          key={id}
          id={`${id}-tab`}
          type="button"
          role="tab"
          aria-selected={id === selected}
          aria-controls={panelId}
          tabIndex={place === at ? 0 : -1}
          onClick={() => onSelect?.(id)}
        >
          {text}
        </button>
      ))}
    </Bar>
  );
}
