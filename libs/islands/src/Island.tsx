import { jsonScript } from '@share/safety';
import { createContext, use, type ComponentType } from 'react';
import type { IslandComponent, IslandName, IslandTable } from './IslandTable';
import type { Fallback } from './PageRoot';

/** An island whose markup follows from its data and from some answers of the platform alone. */
export interface SharedPart {
  name: string;
  Component: ComponentType<object>;
  /** Props that give its markup. */
  props: object;
  /** Entries of the page's fallback that it shows. */
  entries: readonly string[];
}

/** How the page that is being rendered takes in shared parts. */
interface PagePlaces {
  fallback: Fallback;
  /** Keeps a place for the markup of the part. */
  place: (part: SharedPart) => string;
}

/** Absent where islands are rendered in their place: in the browser, in tests and stories. */
export const PagePlacesContext = createContext<PagePlaces | null>(null);

interface IslandElementProps<Name extends IslandName> {
  name: Name;
  Component: IslandComponent<IslandTable[Name]>;
  /** Props of the component. They travel to the browser as JSON: plain values only, nothing secret. */
  data: IslandTable[Name];
  /**
   * Names of the entries of the page's fallback that decide, with the data, what the island shows. Its markup is then
   * rendered once for all pages that have the same; it must not depend on anything else.
   */
  shows?: readonly string[];
  /** Data that give the same markup on more pages; default: the data. */
  shownAs?: (data: IslandTable[Name], fallback: Fallback) => IslandTable[Name];
}

/**
 * A part of a finished page that becomes a React root of its own in the browser. Its data follows as JSON. Components
 * inside must not use `useId`: the ids of two roots differ.
 */
export const Island = <Name extends IslandName>({
  name,
  Component,
  data,
  shows,
  shownAs = (own) => own,
}: IslandElementProps<Name>) => {
  const places = use(PagePlacesContext);
  const Part = Component as ComponentType<object>;
  const part =
    places && shows
      ? { name, Component: Part, props: shownAs(data, places.fallback) as object, entries: shows }
      : undefined;
  return (
    <>
      {places && part ? (
        // eslint-disable-next-line no-restricted-syntax -- a place that React's own markup takes
        <div data-island={name} dangerouslySetInnerHTML={{ __html: places.place(part) }} />
      ) : (
        <div data-island={name}>
          <Part {...(data as object)} />
        </div>
      )}
      <script type="application/json">{jsonScript(data)}</script>
    </>
  );
};
