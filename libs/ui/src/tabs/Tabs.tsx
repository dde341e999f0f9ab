import { type ComponentType, type ComponentProps, type KeyboardEvent, useEffect, useRef } from 'react';
import { Root, Tab } from './Tabs.styles';

interface TabItem {
  /** Unique on the page; the tab itself gets `<id>-tab`. */
  id: string;
  label: string;
  /** Where every item has one, the tabs are links. */
  href?: string;
}

export interface TabsProps {
  /** Name of the group, for screen readers. */
  label: string;
  items: TabItem[];
  /** The `id` of the item in view. */
  selected: string;
  onSelect?: (id: string) => void;
  /** The `id` of the panel that shows the selected item. */
  panelId?: string;
  /** Element of tabs that are links; default `a`. */
  Link?: ComponentType<ComponentProps<'a'>>;
}

const keyMoves: Record<string, (index: number, count: number) => number> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index + count - 1) % count,
  Home: () => 0,
  End: (_index, count) => count - 1,
};

/** Scrolls the selected tab to the middle of its bar; `scrollIntoView` would scroll the page as well. */
const useSelectedInView = (selected: string) => {
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const tab = document.getElementById(`${selected}-tab`);
    if (!bar.current || !tab) return;
    bar.current.scrollLeft = tab.offsetLeft - (bar.current.clientWidth - tab.offsetWidth) / 2;
  }, [selected]);
  return bar;
};

/** A row of tabs that scrolls sideways. Arrow keys, Home and End move between them. */
export const Tabs = ({ label, items, selected, onSelect, panelId, Link }: TabsProps) => {
  const bar = useSelectedInView(selected);
  if (items.every((item) => item.href !== undefined)) {
    return (
      <Root ref={bar} aria-label={label}>
        {items.map(({ id, label: text, href }) => (
          <Tab
            key={id}
            element={Link ?? 'a'}
            id={`${id}-tab`}
            href={href}
            aria-current={id === selected ? 'page' : undefined}
            onClick={() => onSelect?.(id)}
          >
            {text}
          </Tab>
        ))}
      </Root>
    );
  }
  // Without a selected tab the first one takes the focus of Tab.
  const focusableIndex = Math.max(
    0,
    items.findIndex(({ id }) => id === selected),
  );
  const onKeyDown = (event: KeyboardEvent) => {
    const move = keyMoves[event.key];
    const next = items[move?.(focusableIndex, items.length) ?? -1];
    if (!next) return;
    event.preventDefault();
    onSelect?.(next.id);
    document.getElementById(`${next.id}-tab`)?.focus();
  };
  return (
    <Root as="div" role="tablist" ref={bar} aria-label={label} onKeyDown={onKeyDown}>
      {items.map(({ id, label: text }, index) => (
        <Tab
          key={id}
          element="button"
          id={`${id}-tab`}
          type="button"
          role="tab"
          aria-selected={id === selected}
          aria-controls={panelId}
          tabIndex={index === focusableIndex ? 0 : -1}
          onClick={() => onSelect?.(id)}
        >
          {text}
        </Tab>
      ))}
    </Root>
  );
};
