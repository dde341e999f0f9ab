import { jsonScript } from '@share/safety';
import { createContext, use, type ComponentType } from 'react';
import type { IslandComponent, IslandName, IslandTable } from './IslandTable';
import type { Fallback } from './PageRoot';
import type { SharedProps } from './SharedProps';

/** An island whose markup follows from its data and from some answers of the platform alone. */
export interface SharedPart {
  name: string;
  Component: ComponentType<object>;
  /** Its data on this page. */
  data: object;
  /** Entries of the page's fallback that it shows. */
  entries: readonly string[];
  /** `SharedProps` of its data. */
  sharedProps: object;
}

/** How the page that is being rendered takes in shared parts. */
interface PageSlots {
  fallback: Fallback;
  /** Leaves a slot for the markup of the part. */
  add: (part: SharedPart) => string;
  /** Stands on both sides of what is below the first screen. */
  edge: string;
}

/** Absent where islands are rendered at once: in the browser, in tests and stories. */
export const PageSlotsContext = createContext<PageSlots | null>(null);

interface IslandElementProps<Name extends IslandName> {
  name: Name;
  Component: IslandComponent<IslandTable[Name]>;
  /** Props of the component. They travel to the browser as JSON: plain values only, nothing secret. */
  data: IslandTable[Name];
  /**
   * Names of the entries of the page's fallback that decide, with the data, the island's markup. It is then rendered once for all
   * pages that have the same, with services of no page.
   */
  sharedEntries?: readonly string[];
  /**
   * Data that give the same markup on more pages; default: the data. A `placeholder` takes the position of a text of this page that
   * the island shows as it is, or has as a checked address. An empty text stays empty, so that a component can tell that there is none.
   */
  sharedProps?: (data: IslandTable[Name], fallback: Fallback) => SharedProps<IslandTable[Name]>;
}

/**
 * A part of a finished page that becomes a React root of its own in the browser. Its data follows as JSON. Components
 * inside must not use `useId`: the ids of two roots differ.
 */
export const Island = <Name extends IslandName>(props: IslandElementProps<Name>) => {
  const { name, Component, data, sharedEntries, sharedProps } = props;
  const slots = use(PageSlotsContext);
  const Part = Component as ComponentType<object>;
  const own: object = data;
  const slot =
    slots &&
    sharedEntries &&
    slots.add({
      name,
      Component: Part,
      data: own,
      entries: sharedEntries,
      sharedProps: sharedProps?.(data, slots.fallback) ?? {},
    });
  return (
    <>
      {slot ? (
        // eslint-disable-next-line no-restricted-syntax -- a slot that React's own markup fills
        <div data-island={name} dangerouslySetInnerHTML={{ __html: slot }} />
      ) : (
        <div data-island={name}>
          <Part {...own} />
        </div>
      )}
      <script type="application/json">{jsonScript(data)}</script>
    </>
  );
};
